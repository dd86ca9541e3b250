# Read by the scripts beside it: which version this is, and how old its files are to be, so that the same input gives the
# same package: as old as the newest entry of the changelog, unless SOURCE_DATE_EPOCH says otherwise.
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
logged=$(sed -n '1s/^standie (\(.*\)) .*/\1/p' packaging/linux/changelog)
if [[ $logged != "$version" ]]; then
    echo "packaging/linux/changelog begins with $logged, Cargo.toml says $version" >&2
    exit 1
fi
dated=$(sed -n 's/^ -- .*>  //p' packaging/linux/changelog | head -n 1)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(date +%s --date "$dated")}
export SOURCE_DATE_EPOCH

cask "standie" do
  version "@VERSION@"
  sha256 "@SHA256_DMG@"

  url "@URL@/Standie-#{version}.dmg"
  name "Standie"
  desc "Referee beside your Munchkin and Munchkin Quest boxes"
  homepage "@HOMEPAGE@"

  app "Standie.app"
  binary "#{appdir}/Standie.app/Contents/MacOS/standie"

  zap trash: "~/Library/Application Support/Standie"
end

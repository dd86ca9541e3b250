class Standie < Formula
  desc "Referee beside your Munchkin and Munchkin Quest boxes"
  homepage "@HOMEPAGE@"
  url "@URL@/standie-@VERSION@-source.tar.gz"
  sha256 "@SHA256_SOURCE@"
  license any_of: ["MIT", "Apache-2.0"]

  depends_on "rust" => :build

  on_linux do
    depends_on "libx11"
    depends_on "libxcursor"
    depends_on "libxi"
    depends_on "libxkbcommon"
    depends_on "wayland"
  end

  def install
    system "cargo", "install", *std_cargo_args
    man1.install "packaging/linux/standie.1"
  end

  test do
    assert_match "standie #{version}", shell_output("#{bin}/standie --version")
    assert_match "MQ-MMOV-18", shell_output("#{bin}/standie rules MQ-MMOV-18")
  end
end

"""The systems that the check knows: how a package and the compiler name them, and which modules they have."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Platform:
    name: str
    # As `swift package dump-package` names the system.
    in_manifest: str
    # With the earliest version of the system in place of {}.
    triple: str
    # The version that came with iOS 16 or soon after.
    usual: str
    # The Swift library is made for iOS, and renamed in its files for the other systems: as long as the name for iOS.
    library: str
    has_uikit: bool = True

    def target(self, version):
        return self.triple.format(version)

    def modules(self):
        """The name of a module's file for this system."""
        return self.triple.replace("{}", "").replace("macosx", "macos")


OF_IOS = "arm64-apple-ios13.0"
PLATFORMS = {
    platform.name: platform
    for platform in (
        Platform("ios", "ios", "arm64-apple-ios{}", "16.0", OF_IOS),
        Platform("catalyst", "maccatalyst", "arm64-apple-ios{}-macabi", "16.0", OF_IOS),
        Platform("macos", "macos", "arm64-apple-macosx{}", "13.0", "arm64-apple-macos13", has_uikit=False),
        Platform("tvos", "tvos", "arm64-apple-tvos{}", "16.0", "arm64-apple-tvos9.0"),
        Platform("visionos", "visionos", "arm64-apple-xros{}", "1.0", "arm64-apple-xros1.0"),
        Platform("watchos", "watchos", "arm64-apple-watchos{}", "9.0", "arm64-apple-watchos"),
    )
}

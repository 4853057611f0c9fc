// swift-tools-version: 6.3

import PackageDescription

// The gallery uses the surrounding package like any other app. Only counts and measurements of the
// host use `@_spi(Inspection)`.

let isStrict = Context.environment["USHER_STRICT"] != nil
// See Usher's manifest.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .unsafeFlags(["-driver-batch-count", "1"]),
]

func usher(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Usher") }
}

func facades() -> [Target.Dependency] {
  ["OwlBanners", "Popup", "SwiftEntryKit", "SwiftMessages"].map {
    .product(name: $0, package: "UsherFacades")
  }
}

// The programs and their windows. On other systems, the gallery is an app for iOS.
#if os(Linux)
let uiKit: [Target.Dependency] = [
  .product(name: "UIKit", package: "Usher", condition: .when(platforms: [.linux]))
]
let gtk: [Target.Dependency] = [
  .product(name: "CGTK", package: "Usher", condition: .when(traits: ["GTK"]))
]
let programDependencies: [Package.Dependency] = [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
]
let programTargets: [Target] = [
  // Animated images, as scripts that play with or without a window.
  .target(name: "Films", dependencies: ["GalleryModel"] + usher("Usher", "UsherTesting")),
  .executableTarget(
    name: "Gallery",
    dependencies: ["Films", "GalleryModel", "LibraryDemos", "StandInStage", "UIKitGallery"] + gtk
      + usher(
        "UIKit", "UIKitPhone", "Usher", "UsherGTK", "UsherRecording", "UsherTesting", "UsherUIKit",
        "WindowTesting")
      + [
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["GTK"]))
      ]),
  .testTarget(name: "FilmTests", dependencies: ["Films"] + usher("Usher", "WindowTesting")),
  .testTarget(
    name: "GalleryProgramTests",
    dependencies: ["Gallery", "GalleryModel", "Films"] + usher("Usher", "WindowTesting") + gtk,
    exclude: ["libadwaita.py"]),
  // The iOS app on a phone.
  .executableTarget(
    name: "Phone",
    dependencies: ["GalleryModel", "LibraryDemos", "UIKitGallery"]
      + usher("UIKit", "UIKitPhone", "Usher", "UsherGTK", "UsherUIKit") + gtk),
  .testTarget(
    name: "PhoneTests",
    dependencies: ["GalleryModel", "Phone", "UIKitGallery"]
      + usher(
        "UIKit", "UIKitPhone", "UIKitTesting", "Usher", "UsherRecording", "UsherTesting",
        "UsherUIKit")),
  // Presets and demos drawn by the host for UIKit, and a page with each preset on both hosts.
  .target(
    name: "StandInStage",
    dependencies: ["GalleryModel", "LibraryDemos"]
      + usher("UIKit", "Usher", "UsherUIKit", "WindowTesting") + gtk),
  .executableTarget(
    name: "StandInGallery",
    dependencies: ["GalleryModel", "StandInStage"] + usher("UIKit", "Usher")),
  .testTarget(
    name: "StandInGalleryTests",
    dependencies: ["GalleryModel", "StandInStage"]
      + usher("UIKit", "UIKitTesting", "Usher", "WindowTesting") + gtk),
]
#else
let uiKit: [Target.Dependency] = []
let programDependencies: [Package.Dependency] = []
let programTargets: [Target] = []
#endif

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "UIKitGallery", targets: ["UIKitGallery"])
  ],
  traits: [.trait(name: "GTK", description: "The gallery's windows; needs GTK 4.8 or later.")],
  dependencies: [
    .package(
      name: "Usher", path: "../..",
      traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"])), "UIKit"]),
    .package(
      name: "UsherFacades", path: "../../usher-facades",
      traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"])), "UIKit"]),
  ] + programDependencies,
  targets: [
    .target(
      name: "GalleryModel", dependencies: usher("OverlayProperties", "Usher", "UsherRecording")),
    // The older libraries' demos.
    .target(
      name: "LibraryDemos", dependencies: usher("Usher", "UsherUIKit") + facades() + uiKit),
    // The iOS app, which Examples/iOS opens, and which also runs on the phone here.
    .target(
      name: "UIKitGallery",
      dependencies: ["GalleryModel", "LibraryDemos"]
        + usher("Usher", "UsherRecording", "UsherUI", "UsherUIKit") + uiKit),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["GalleryModel"] + usher("Usher", "UsherRecording", "UsherTesting")),
  ] + programTargets
)

// The settings of all targets except the system's libraries.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .define("UIKIT_STAND_IN", .when(platforms: [.linux])),
    ] + (isStrict ? strict : [])
}

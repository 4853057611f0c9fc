// swift-tools-version: 6.3

import PackageDescription

// A phone on Linux, its window, and the tests of UIKit on Linux and of the host for UIKit.

let isStrict = Context.environment["USHER_STRICT"] != nil
// See Usher's manifest.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .unsafeFlags(["-driver-batch-count", "1"]),
]

func usher(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Usher") }
}

let package = Package(
  name: "Apple",
  dependencies: [
    .package(name: "Usher", path: "..", traits: ["GTK", "UIKit"]),
    .package(name: "UsherFacades", path: "../usher-facades", traits: ["GTK", "UIKit"]),
  ],
  targets: [
    .target(name: "Trials", dependencies: usher("Usher"), exclude: ["Picture.png"]),
    .target(name: "AppModel", dependencies: usher("UIKit", "Usher")),
    .target(
      name: "AppDemos",
      dependencies: usher("UIKit", "Usher", "UsherUIKit")
        + ["OwlBanners", "Popup", "SwiftEntryKit", "SwiftMessages"].map {
          .product(name: $0, package: "UsherFacades")
        }),
    // The example app for iOS, but for what only SwiftUI can show.
    .target(
      name: "GalleryApp",
      dependencies: ["AppDemos", "AppModel"] + usher("UIKit", "Usher", "UsherUI", "UsherUIKit"),
      exclude: ["App/Assets.xcassets", "App/GalleryApp.swift", "App/SwiftUI"]),
    // A phone whose screen is drawn, its window, and what that shares with GTK's host and gallery.
    .target(name: "StandInPhone", dependencies: usher("CGTK", "UIKit")),
    .target(name: "GTKWidgets", dependencies: usher("CGTK"), swiftSettings: [.define("GTK")]),
    .executableTarget(
      name: "Phone",
      dependencies: ["AppDemos", "AppModel", "GTKWidgets", "GalleryApp", "StandInPhone"]
        + usher("CGTK", "UIKit", "UsherGTK"),
      swiftSettings: [.define("GTK")]),
    .target(name: "CAllocations"),
    .target(name: "Measuring", dependencies: ["CAllocations"]),
    .target(name: "PlainViews", dependencies: usher("UIKit")),
    .executableTarget(
      name: "UIKitBenchmark",
      dependencies: ["CAllocations", "Measuring", "PlainViews"]
        + usher("UIKit", "Usher", "UsherUIKit")),
    .target(
      name: "StandInStage",
      dependencies: ["AppDemos", "AppModel"] + usher("CGTK", "UIKit", "Usher", "UsherUIKit")),
    .executableTarget(
      name: "StandInGallery",
      dependencies: ["AppDemos", "AppModel", "StandInStage"] + usher("UIKit", "Usher")),
    .testTarget(
      name: "UsherUIKitTests",
      dependencies: [
        "AppDemos", "AppModel", "PlainViews", "StandInStage", "Trials",
      ] + usher("UIKit", "UIKitTesting", "UsherTesting", "UsherUIKit")),
    .testTarget(
      name: "PhoneTests",
      dependencies: ["AppModel", "GalleryApp", "StandInPhone"]
        + usher("UIKit", "UIKitTesting", "Usher", "UsherTesting", "UsherUIKit")),
    .testTarget(
      name: "StandInTests",
      dependencies: usher("UIKit", "UIKitTesting")),
  ]
)

// An app's files import what they use without more words.
let importsPublicly = ["GalleryApp"]
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .define("UIKIT_STAND_IN"),
    ]
    + (importsPublicly.contains(target.name)
      ? [] : [.enableUpcomingFeature("InternalImportsByDefault")])
    + (isStrict ? strict : [])
}

// swift-tools-version: 6.3

import PackageDescription

// The host for UIKit, its sources as they are, over a stand-in for UIKit that runs on Linux. The
// folders of the other targets are links to those of the package around this one, so that all of
// them belong to one package, as they do there. The condition is what lets sources for iOS in.

let isStrict = Context.environment["USHER_STRICT"] != nil
// See Usher's manifest.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .unsafeFlags(["-driver-batch-count", "1"]),
]

let package = Package(
  name: "Apple",
  products: [
    // What `.ci/ways` builds a program of its own on.
    .library(name: "UsherUIKit", targets: ["UIKit", "Usher", "UsherUIKit"])
  ],
  targets: [
    .target(name: "UsherCore", swiftSettings: [.enableExperimentalFeature("Extern")]),
    .target(name: "Usher", dependencies: ["UsherCore"]),
    .target(name: "UsherTesting", dependencies: ["Usher"]),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "UIKit", dependencies: ["CGTK"]),
    .target(name: "QuartzCore", dependencies: ["UIKit"]),
    .target(name: "CoreGraphics", dependencies: ["UIKit"]),
    .target(name: "UserNotifications", dependencies: ["UIKit"]),
    .target(name: "UsherUIKit", dependencies: ["UIKit", "UserNotifications", "Usher"]),
    .target(name: "UsherUI", dependencies: ["Usher", "UsherUIKit"]),
    // What both have is part of the stand-in here.
    .target(
      name: "UIKitNames", dependencies: ["UIKit", "Usher", "UsherUIKit"], exclude: ["InBoth"]),
    .target(name: "SwiftEntryKit", dependencies: ["UIKit", "UIKitNames", "Usher"]),
    .target(
      name: "SwiftMessages",
      dependencies: ["UIKit", "UIKitNames", "Usher", "UsherUI", "UsherUIKit"]),
    .target(name: "OwlBanners", dependencies: ["UIKit", "UIKitNames", "Usher"]),
    .target(name: "Popup", dependencies: ["Usher"]),
    .target(name: "Trials", dependencies: ["Usher"], exclude: ["Picture.png"]),
    .target(name: "AppModel", dependencies: ["UIKit", "Usher"]),
    .target(
      name: "AppDemos",
      dependencies: [
        "OwlBanners", "Popup", "SwiftEntryKit", "SwiftMessages", "UIKit", "UIKitNames", "Usher",
      ]),
    // The example app for iOS, but for what only SwiftUI can show.
    .target(
      name: "GalleryApp",
      dependencies: ["AppDemos", "AppModel", "UIKit", "Usher", "UsherUI", "UsherUIKit"],
      exclude: ["App/Assets.xcassets", "App/GalleryApp.swift", "App/SwiftUI"]),
    // A phone whose screen is drawn, its window, and what that shares with GTK's host and gallery.
    .target(name: "StandInPhone", dependencies: ["CGTK", "UIKit"]),
    .target(name: "UsherGTK", dependencies: ["CGTK", "Usher"], swiftSettings: [.define("GTK")]),
    .target(name: "GTKWidgets", dependencies: ["CGTK"], swiftSettings: [.define("GTK")]),
    .executableTarget(
      name: "Phone",
      dependencies: [
        "AppDemos", "AppModel", "CGTK", "GTKWidgets", "GalleryApp", "StandInPhone", "UIKit",
        "UsherGTK",
      ],
      swiftSettings: [.define("GTK")]),
    .target(name: "CAllocations"),
    .target(name: "Measuring", dependencies: ["CAllocations"]),
    .target(name: "PlainViews", dependencies: ["UIKit"]),
    .executableTarget(
      name: "UIKitBenchmark",
      dependencies: ["CAllocations", "Measuring", "PlainViews", "UIKit", "Usher", "UsherUIKit"]),
    .target(
      name: "StandInStage",
      dependencies: ["AppDemos", "AppModel", "CGTK", "UIKit", "Usher", "UsherUIKit"]),
    .executableTarget(
      name: "StandInGallery",
      dependencies: ["AppDemos", "AppModel", "StandInStage", "UIKit", "Usher"]),
    .target(name: "StandInTesting", dependencies: ["UIKit"]),
    .testTarget(
      name: "UsherUIKitTests",
      dependencies: [
        "AppDemos", "AppModel", "PlainViews", "StandInStage", "StandInTesting", "Trials", "UIKit",
        "UserNotifications", "UsherTesting", "UsherUIKit",
      ]),
    .target(
      name: "FacadeTesting",
      dependencies: ["StandInTesting", "UIKit", "UIKitNames", "Usher", "UsherTesting"]),
    .testTarget(
      name: "SwiftEntryKitTests",
      dependencies: ["FacadeTesting", "SwiftEntryKit", "UIKit", "UsherTesting"]),
    .testTarget(
      name: "SwiftMessagesTests",
      dependencies: ["FacadeTesting", "SwiftMessages", "UIKit", "UsherTesting", "UsherUI"]),
    .testTarget(
      name: "OneQueueTests",
      dependencies: [
        "FacadeTesting", "OwlBanners", "Popup", "SwiftEntryKit", "SwiftMessages", "UIKit",
        "UsherTesting",
      ]),
    .testTarget(
      name: "OwlBannersTests",
      dependencies: ["FacadeTesting", "OwlBanners", "UIKit", "UsherTesting"]),
    .testTarget(
      name: "PopupTests", dependencies: ["FacadeTesting", "Popup", "UIKit", "UsherTesting"]),
    .testTarget(
      name: "SwiftEntryKitUIKitTests",
      dependencies: [
        "StandInTesting", "SwiftEntryKit", "UIKit", "UIKitNames", "Usher", "UsherUIKit",
      ]),
    .testTarget(
      name: "SwiftMessagesUIKitTests",
      dependencies: [
        "StandInTesting", "SwiftMessages", "UIKit", "UIKitNames", "Usher", "UsherUIKit",
      ]),
    .testTarget(
      name: "OwlBannersUIKitTests",
      dependencies: ["OwlBanners", "StandInTesting", "UIKit", "UIKitNames", "Usher", "UsherUIKit"]),
    .testTarget(
      name: "PopupUIKitTests",
      dependencies: [
        "OwlBanners", "Popup", "StandInTesting", "SwiftEntryKit", "SwiftMessages", "UIKit", "Usher",
        "UsherUIKit",
      ]),
    .testTarget(
      name: "PhoneTests",
      dependencies: [
        "AppModel", "GalleryApp", "StandInPhone", "StandInTesting", "UIKit", "Usher",
        "UsherTesting", "UsherUIKit",
      ]),
    .testTarget(
      name: "StandInTests",
      dependencies: [
        "CoreGraphics", "QuartzCore", "StandInTesting", "UIKit", "UserNotifications",
      ]),
  ]
)

// Almost every file of the stand-in gives away Foundation's types, so its imports are public, and
// an app's files import what they use without more words.
let importsPublicly = ["GalleryApp", "UIKit"]
// Where tests import UIKit, Swift Testing looks for a module of its own that attaches UIKit's
// pictures.
let testFlags: SwiftSetting = .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

for target in package.targets where target.type != .system {
  let isTest = target.type == .test || target.name.hasSuffix("Testing")
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .define("UIKIT_STAND_IN"),
    ]
    + (importsPublicly.contains(target.name)
      ? [] : [.enableUpcomingFeature("InternalImportsByDefault")])
    + (isTest ? [testFlags] : []) + (isStrict ? strict : [])
}

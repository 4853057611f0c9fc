// swift-tools-version: 6.3

import PackageDescription

// The host for UIKit, its sources as they are, over a stand-in for UIKit that runs on Linux. The
// folders of the other targets are links to those of the package around this one, so that all of
// them belong to one package, as they do there. The condition is what lets sources for iOS in.

let standIn = SwiftSetting.define("UIKIT_STAND_IN")

let isStrict = Context.environment["USHER_STRICT"] != nil
let strictSettings: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  strictSettings + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    standIn,
  ]

// Almost every file of the stand-in gives away Foundation's types, so its imports are public.
let plainImports: [SwiftSetting] =
  strictSettings + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    standIn,
  ]

// Where tests import UIKit, Swift Testing looks for a module of its own that attaches UIKit's
// pictures.
let testSettings = settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

let windowSettings = settings + [.define("GTK")]

// An app's files import what they use without more words.
let appSettings = plainImports

let package = Package(
  name: "Apple",
  products: [
    // What `.ci/ways` builds a program of its own on.
    .library(name: "UsherUIKit", targets: ["UIKit", "Usher", "UsherUIKit"])
  ],
  targets: [
    .target(
      name: "UsherCore", swiftSettings: settings + [.enableExperimentalFeature("Extern")]),
    .target(name: "Usher", dependencies: ["UsherCore"], swiftSettings: settings),
    .target(name: "UsherTesting", dependencies: ["Usher"], swiftSettings: settings),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "UIKit", dependencies: ["CGTK"], swiftSettings: plainImports),
    .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "CoreGraphics", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "UsherUIKit", dependencies: ["UIKit", "Usher"], swiftSettings: settings),
    .target(name: "UsherUI", dependencies: ["Usher", "UsherUIKit"], swiftSettings: settings),
    .target(
      name: "UIKitNames", dependencies: ["UIKit", "Usher", "UsherUIKit"], swiftSettings: settings),
    .target(
      name: "SwiftEntryKit", dependencies: ["UIKit", "UIKitNames", "Usher"],
      swiftSettings: settings),
    .target(
      name: "SwiftMessages",
      dependencies: ["UIKit", "UIKitNames", "Usher", "UsherUI", "UsherUIKit"],
      swiftSettings: settings),
    .target(
      name: "OwlBanners", dependencies: ["UIKit", "UIKitNames", "Usher"], swiftSettings: settings),
    .target(name: "Popup", dependencies: ["Usher"], swiftSettings: settings),
    .target(name: "GalleryModel", dependencies: ["UIKit", "Usher"], swiftSettings: settings),
    .target(
      name: "Trials", dependencies: ["Usher"], exclude: ["Picture.png"], swiftSettings: settings),
    .target(
      name: "AppModel", dependencies: ["Usher"], exclude: ["Goldens", "Monkey"],
      swiftSettings: settings),
    .target(
      name: "AppDemos",
      dependencies: [
        "OwlBanners", "Popup", "SwiftEntryKit", "SwiftMessages", "UIKit", "UIKitNames", "Usher",
      ],
      swiftSettings: settings),
    // The example app for iOS, but for what only SwiftUI can show.
    .target(
      name: "GalleryApp",
      dependencies: ["AppDemos", "AppModel", "UIKit", "Usher", "UsherUI", "UsherUIKit"],
      exclude: ["App/Assets.xcassets", "App/GalleryApp.swift", "App/SwiftUI"],
      swiftSettings: appSettings),
    // A phone whose screen is drawn, its window, and what that shares with GTK's host and gallery.
    .target(
      name: "StandInPhone", dependencies: ["CGTK", "UIKit"], swiftSettings: settings),
    .target(name: "UsherGTK", dependencies: ["CGTK", "Usher"], swiftSettings: windowSettings),
    .target(name: "GTKWidgets", dependencies: ["CGTK"], swiftSettings: windowSettings),
    .executableTarget(
      name: "Phone",
      dependencies: [
        "AppDemos", "AppModel", "CGTK", "GTKWidgets", "GalleryApp", "StandInPhone", "UIKit",
        "UsherGTK",
      ],
      swiftSettings: windowSettings),
    .target(name: "CAllocations"),
    .target(name: "Measuring", dependencies: ["CAllocations"], swiftSettings: settings),
    .executableTarget(
      name: "UIKitBenchmark",
      dependencies: ["CAllocations", "Measuring", "UIKit", "Usher", "UsherUIKit"],
      swiftSettings: settings),
    .target(
      name: "LibraryDemos",
      dependencies: [
        "OwlBanners", "Popup", "SwiftEntryKit", "SwiftMessages", "UIKit", "UIKitNames", "Usher",
      ],
      swiftSettings: settings),
    .target(
      name: "StandInStage",
      dependencies: ["CGTK", "GalleryModel", "LibraryDemos", "UIKit", "Usher", "UsherUIKit"],
      swiftSettings: settings),
    .executableTarget(
      name: "StandInGallery",
      dependencies: ["GalleryModel", "LibraryDemos", "StandInStage", "UIKit", "Usher"],
      swiftSettings: settings),
    .target(name: "StandInTesting", dependencies: ["UIKit"], swiftSettings: testSettings),
    .testTarget(
      name: "UsherUIKitTests",
      dependencies: [
        "GalleryModel", "LibraryDemos", "StandInStage", "StandInTesting", "Trials", "UIKit",
        "UsherTesting", "UsherUIKit",
      ],
      swiftSettings: testSettings),
    .target(
      name: "FacadeTesting",
      dependencies: ["StandInTesting", "UIKit", "UIKitNames", "Usher", "UsherTesting"],
      swiftSettings: testSettings),
    .testTarget(
      name: "SwiftEntryKitTests",
      dependencies: ["FacadeTesting", "SwiftEntryKit", "UIKit", "UsherTesting"],
      swiftSettings: testSettings),
    .testTarget(
      name: "SwiftMessagesTests",
      dependencies: ["FacadeTesting", "SwiftMessages", "UIKit", "UsherTesting", "UsherUI"],
      swiftSettings: testSettings),
    .testTarget(
      name: "OneQueueTests",
      dependencies: [
        "FacadeTesting", "OwlBanners", "Popup", "SwiftEntryKit", "SwiftMessages", "UIKit",
        "UsherTesting",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "OwlBannersTests",
      dependencies: ["FacadeTesting", "OwlBanners", "UIKit", "UsherTesting"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PopupTests", dependencies: ["FacadeTesting", "Popup", "UIKit", "UsherTesting"],
      swiftSettings: testSettings),
    .testTarget(
      name: "SwiftEntryKitUIKitTests",
      dependencies: [
        "StandInTesting", "SwiftEntryKit", "UIKit", "UIKitNames", "Usher", "UsherUIKit",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "SwiftMessagesUIKitTests",
      dependencies: [
        "StandInTesting", "SwiftMessages", "UIKit", "UIKitNames", "Usher", "UsherUIKit",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "OwlBannersUIKitTests",
      dependencies: ["OwlBanners", "StandInTesting", "UIKit", "UIKitNames", "Usher", "UsherUIKit"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PopupUIKitTests",
      dependencies: [
        "OwlBanners", "Popup", "StandInTesting", "SwiftEntryKit", "SwiftMessages", "UIKit", "Usher",
        "UsherUIKit",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "PhoneTests", dependencies: ["GalleryApp", "StandInPhone", "StandInTesting", "UIKit"],
      swiftSettings: testSettings),
    .testTarget(
      name: "StandInTests",
      dependencies: ["CoreGraphics", "QuartzCore", "StandInTesting", "UIKit"],
      swiftSettings: testSettings),
  ]
)

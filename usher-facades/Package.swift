// swift-tools-version: 6.3

import PackageDescription

// The APIs of four older libraries, based on Usher. They are a separate package, because SwiftPM
// refuses targets with the same name in an app's packages, and an app may use Usher and an original
// library together.

let isStrict = Context.environment["USHER_STRICT"] != nil
// See Usher's manifest.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .unsafeFlags(["-driver-batch-count", "1"]),
]

func usher(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Usher") }
}

// On Linux, Usher provides UIKit. Documentation builds ignore conditions with traits.
let isDocumented = Context.environment["USHER_DOCS"] != nil
#if os(Linux)
let uiKit: [Target.Dependency] = [
  .product(
    name: "UIKit", package: "Usher",
    condition: isDocumented ? nil : .when(platforms: [.linux], traits: ["UIKit"]))
]
#else
let uiKit: [Target.Dependency] = []
#endif

// The tests use UIKit on Linux.
#if os(Linux)
let tests: [Target] = [
  .target(
    name: "FacadeTesting",
    dependencies: ["UIKitBridge"] + usher("UIKit", "UIKitTesting", "Usher", "UsherTesting"),
    path: "Tests/FacadeTesting"),
  .testTarget(
    name: "SwiftEntryKitTests",
    dependencies: ["FacadeTesting", "SwiftEntryKit"] + usher("UIKit", "UsherTesting")),
  .testTarget(
    name: "SwiftEntryKitUIKitTests",
    dependencies: ["SwiftEntryKit", "UIKitBridge"]
      + usher("UIKit", "UIKitTesting", "Usher", "UsherUIKit")),
  .testTarget(
    name: "SwiftMessagesTests",
    dependencies: ["FacadeTesting", "SwiftMessages"]
      + usher("UIKit", "UIKitTesting", "UsherTesting", "UsherUI")),
  .testTarget(
    name: "SwiftMessagesUIKitTests",
    dependencies: ["SwiftMessages", "UIKitBridge"]
      + usher("UIKit", "UIKitTesting", "Usher", "UsherUIKit")),
  .testTarget(
    name: "OwlBannersTests",
    dependencies: ["FacadeTesting", "OwlBanners"] + usher("UIKit", "UsherTesting")),
  .testTarget(
    name: "OwlBannersUIKitTests",
    dependencies: ["OwlBanners", "UIKitBridge"]
      + usher("UIKit", "UIKitTesting", "Usher", "UsherUIKit")),
  .testTarget(
    name: "PopupTests", dependencies: ["FacadeTesting", "Popup"] + usher("UIKit", "UsherTesting")),
  .testTarget(
    name: "PopupUIKitTests",
    dependencies: ["OwlBanners", "Popup", "SwiftEntryKit", "SwiftMessages"]
      + usher("UIKit", "UIKitTesting", "Usher", "UsherUIKit")),
  .testTarget(
    name: "OneQueueTests",
    dependencies: ["FacadeTesting", "SwiftEntryKit", "SwiftMessages", "OwlBanners", "Popup"]
      + usher("UIKit", "UsherCore", "UsherTesting")),
]
#else
let tests: [Target] = []
#endif

let package = Package(
  name: "UsherFacades",
  platforms: [
    .iOS(.v16), .macCatalyst(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "SwiftEntryKit", targets: ["SwiftEntryKit"]),
    .library(name: "SwiftMessages", targets: ["SwiftMessages"]),
    .library(name: "OwlBanners", targets: ["OwlBanners"]),
    .library(name: "Popup", targets: ["Popup"]),
  ],
  // Both are Usher's traits, which this package forwards.
  traits: [
    .default(enabledTraits: ["UIKit"]),
    .trait(name: "GTK", description: "GTK's libraries, with which UIKit draws on Linux."),
    .trait(name: "UIKit", description: "UIKit on Linux."),
  ],
  dependencies: [
    .package(
      name: "Usher", path: "..",
      traits: [
        .trait(name: "GTK", condition: .when(traits: ["GTK"])),
        .trait(name: "UIKit", condition: .when(traits: ["UIKit"])),
      ])
  ]
    // Only for `./usher docs`, as in Usher's manifest.
    + (!isDocumented
      ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]),
  targets: [
    .target(name: "UIKitBridge", dependencies: usher("Usher", "UsherUIKit") + uiKit),
    .target(name: "SwiftEntryKit", dependencies: ["UIKitBridge"] + usher("Usher") + uiKit),
    .target(
      name: "SwiftMessages",
      dependencies: ["UIKitBridge"] + usher("Usher", "UsherUI", "UsherUIKit") + uiKit),
    .target(name: "OwlBanners", dependencies: ["UIKitBridge"] + usher("Usher") + uiKit),
    .target(name: "Popup", dependencies: usher("Usher", "UsherCore")),
  ] + tests
)

// The settings of all targets except the system's libraries.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
    + [
      .define(
        "UIKIT_STAND_IN",
        isDocumented ? .when(platforms: [.linux]) : .when(platforms: [.linux], traits: ["UIKit"]))
    ]
    + (isStrict ? strict : [])
}

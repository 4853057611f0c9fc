// swift-tools-version: 6.3

import PackageDescription

// The APIs of four older libraries over Usher. They are a package of their own, since SwiftPM
// refuses two targets of one name anywhere among an app's packages: an app may have Usher beside an
// original library.

let isStrict = Context.environment["USHER_STRICT"] != nil
// See Usher's manifest.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .unsafeFlags(["-driver-batch-count", "1"]),
]

func usher(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Usher") }
}

// The tests run over the stand-ins of UIKit's names, which exist on Linux alone; Apple/ runs them
// over a stand-in for UIKit.
#if os(Linux)
let tests: [Target] = [
  .target(
    name: "FacadeTesting", dependencies: ["UIKitNames"] + usher("Usher", "UsherTesting"),
    path: "Tests/FacadeTesting"),
  .testTarget(
    name: "UIKitNamesTests",
    dependencies: ["FacadeTesting", "UIKitNames"] + usher("Usher", "UsherTesting")),
  .testTarget(
    name: "SwiftEntryKitTests",
    dependencies: ["FacadeTesting", "SwiftEntryKit"] + usher("UsherTesting")),
  .testTarget(
    name: "SwiftMessagesTests",
    dependencies: ["FacadeTesting", "SwiftMessages"] + usher("UsherTesting", "UsherUI")),
  .testTarget(
    name: "OwlBannersTests",
    dependencies: ["FacadeTesting", "OwlBanners"] + usher("UsherTesting")),
  .testTarget(
    name: "PopupTests", dependencies: ["FacadeTesting", "Popup"] + usher("UsherTesting")),
  .testTarget(
    name: "OneQueueTests",
    dependencies: ["FacadeTesting", "SwiftEntryKit", "SwiftMessages", "OwlBanners", "Popup"]
      + usher("UsherTesting")),
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
  // Tests of this package and of Usher share one build, with or without GTK.
  traits: [.trait(name: "GTK", description: "Usher's trait of this name, which it passes on.")],
  dependencies: [
    .package(
      name: "Usher", path: "..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
  ]
    // As in Usher's manifest, for `./usher docs` alone.
    + (Context.environment["USHER_DOCS"] == nil
      ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]),
  targets: [
    .target(name: "UIKitNames", dependencies: usher("Usher", "UsherUIKit")),
    .target(name: "SwiftEntryKit", dependencies: ["UIKitNames"] + usher("Usher")),
    .target(
      name: "SwiftMessages", dependencies: ["UIKitNames"] + usher("Usher", "UsherUI", "UsherUIKit")),
    .target(name: "OwlBanners", dependencies: ["UIKitNames"] + usher("Usher")),
    .target(name: "Popup", dependencies: usher("Usher", "UsherCore")),
  ] + tests
)

// Every target's settings; the system's libraries have none.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isStrict ? strict : [])
}

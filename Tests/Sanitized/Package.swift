// swift-tools-version: 6.3

import PackageDescription

// The package for the thread sanitizer: the presenter, and the only facade that is callable from
// any thread. The folders link to those of the surrounding package, so that nothing else has to be
// built.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Sanitized",
  targets: [
    .target(name: "UsherCore", swiftSettings: settings + [.enableExperimentalFeature("Extern")]),
    .target(name: "Usher", dependencies: ["UsherCore"], swiftSettings: settings),
    .target(name: "UsherTesting", dependencies: ["Usher"], swiftSettings: settings),
    .target(name: "UIKitNames", dependencies: ["Usher"], swiftSettings: settings),
    .target(name: "Popup", dependencies: ["Usher"], swiftSettings: settings),
    .target(
      name: "FacadeTesting", dependencies: ["UIKitNames", "Usher", "UsherTesting"],
      swiftSettings: settings),
    // Only these have to do with tasks and threads; the others would take as long to compile.
    .testTarget(
      name: "UsherTests", dependencies: ["Usher", "UsherTesting"],
      sources: ["Ask", "Focus", "Host", "Offers", "Owner", "Presenter", "Support", "Undo", "Work"],
      swiftSettings: settings),
    .testTarget(
      name: "PopupTests", dependencies: ["FacadeTesting", "Popup", "UsherTesting"],
      swiftSettings: settings),
  ]
)

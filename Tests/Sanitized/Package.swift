// swift-tools-version: 6.2

import PackageDescription

// What the thread sanitizer looks at: the presenter, and the one facade that is called from any thread. The folders
// are links to those of the package around this one, so that nothing else has to be built for it.

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
    .testTarget(
      name: "UsherTests", dependencies: ["Usher", "UsherTesting"], swiftSettings: settings),
    .testTarget(
      name: "PopupTests", dependencies: ["FacadeTesting", "Popup", "UsherTesting"],
      swiftSettings: settings),
  ]
)

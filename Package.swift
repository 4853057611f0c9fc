// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// The engine must also build for targets without an operating system; see ARCHITECTURE.md.
let coreSettings: [SwiftSetting] =
  settings + [
    .strictMemorySafety(),
    .enableExperimentalFeature("Extern"),
    .treatWarning("EmbeddedRestrictions", as: .error),
  ]

let package = Package(
  name: "Usher",
  products: [
    .library(name: "UsherCore", targets: ["UsherCore"]),
    .library(name: "Usher", targets: ["Usher"]),
    .library(name: "UsherTesting", targets: ["UsherTesting"]),
  ],
  targets: [
    .target(name: "UsherCore", swiftSettings: coreSettings),
    .target(
      name: "Usher", dependencies: ["UsherCore"], swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "UsherTesting", dependencies: ["Usher"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .testTarget(
      name: "UsherTests", dependencies: ["Usher", "UsherTesting"], swiftSettings: settings),
  ]
)

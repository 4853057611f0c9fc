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
    .library(name: "UsherCore", targets: ["UsherCore"])
  ],
  targets: [
    .target(name: "UsherCore", swiftSettings: coreSettings),
    .testTarget(name: "UsherCoreTests", dependencies: ["UsherCore"], swiftSettings: settings),
  ]
)

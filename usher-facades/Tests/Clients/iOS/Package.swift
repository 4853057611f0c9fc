// swift-tools-version: 6.3

import PackageDescription

// Apps for iPhone and iPad that used the older libraries and changed only the package, and screens
// in SwiftUI. CI compiles them with a description of iOS.
let libraries = ["SwiftEntryKit", "SwiftMessages", "OwlBanners", "Popup"].map {
  Target.Dependency.product(name: $0, package: "usher-facades")
}

let package = Package(
  name: "ClientsForIOS",
  platforms: [.iOS(.v16)],
  dependencies: [.package(name: "usher", path: "../../../.."), .package(path: "../../..")],
  targets: [
    // Also compiled in Swift 5 mode, with other sources for code that differs between the modes.
    .target(
      name: "ClientForIOS", dependencies: libraries,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "ClientOnMainActor", dependencies: libraries,
      swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    .target(
      name: "SwiftUIScreens",
      dependencies: [
        .product(name: "SwiftMessages", package: "usher-facades"),
        .product(name: "UsherUI", package: "usher"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)

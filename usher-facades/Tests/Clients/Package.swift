// swift-tools-version: 6.3

import PackageDescription

// Apps that used the older libraries and changed only the package. CI builds and runs them by path,
// and by version from the two repositories in the folder that USHER_REPOSITORIES names. By path,
// the traits make the build the same as for the libraries' tests. The traits are named, because
// default traits are a different compilation condition, so all modules would be compiled again.
let traits: Set<Package.Dependency.Trait> = [
  "UIKit", .trait(name: "GTK", condition: .when(traits: ["GTK"])),
]
let packages: [Package.Dependency] =
  if let folder = Context.environment["USHER_REPOSITORIES"] {
    [
      .package(url: "\(folder)/usher", from: "0.1.0"),
      .package(url: "\(folder)/usher-facades", from: "0.1.0"),
    ]
  } else {
    [
      .package(name: "usher", path: "../../..", traits: traits),
      .package(path: "../..", traits: traits),
    ]
  }

let libraries = ["SwiftEntryKit", "SwiftMessages", "OwlBanners", "Popup"].map {
  Target.Dependency.product(name: $0, package: "usher-facades")
}
// Replaces the apps' screen and user.
let stage = products("UIKit", "Usher", "UsherUIKit")

func products(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "usher") }
}

let package = Package(
  name: "Clients",
  traits: [.trait(name: "GTK")],
  dependencies: packages,
  targets: [
    .target(name: "ClientStage", dependencies: stage),
    .executableTarget(
      name: "ClientInSwift5", dependencies: libraries + ["ClientStage"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "ClientInSwift6", dependencies: libraries + products("Usher") + ["ClientStage"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    // One of the apps for iOS.
    .target(
      name: "ClientOnMainActor", dependencies: libraries,
      path: "iOS/Sources/ClientOnMainActor",
      swiftSettings: [
        .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .treatAllWarnings(as: .error),
      ]),
  ]
)

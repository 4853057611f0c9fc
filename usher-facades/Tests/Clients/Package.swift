// swift-tools-version: 6.3

import PackageDescription

// Apps that used the older libraries and changed only the package. Built and run by CI.
let libraries = products("SwiftEntryKit", "SwiftMessages", "OwlBanners", "Popup")
// Replaces the apps' screen and user.
let stage = products("Usher", "UsherTesting")

func products(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "usher") }
}

let package = Package(
  name: "Clients",
  dependencies: [.package(name: "usher", path: "../..", traits: [])],
  targets: [
    .target(name: "ClientStage", dependencies: stage),
    .executableTarget(
      name: "ClientInSwift5", dependencies: libraries + ["ClientStage"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "ClientInSwift6", dependencies: libraries + products("Usher") + ["ClientStage"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)

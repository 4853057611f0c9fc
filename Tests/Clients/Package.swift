// swift-tools-version: 6.2

import PackageDescription

// Apps that used the older libraries, and changed nothing but the package. Built and run by CI.
let products: [Target.Dependency] = [
  "SwiftEntryKit", "SwiftMessages", "OwlBanners", "Popup", "Usher", "UsherTesting",
].map { .product(name: $0, package: "usher") }

let package = Package(
  name: "Clients",
  dependencies: [.package(name: "usher", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "ClientInSwift5", dependencies: products, swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "ClientInSwift6", dependencies: products,
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)

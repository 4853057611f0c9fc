// swift-tools-version: 6.3

import PackageDescription

// The two programs of `.ci/ways`.

func products(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Usher") }
}

let package = Package(
  name: "way",
  dependencies: [.package(name: "Usher", path: "../..", traits: ["GTK", "UIKit"])],
  targets: [
    .executableTarget(name: "Toast", dependencies: products("CGTK", "Usher", "UsherGTK")),
    .executableTarget(name: "Swipe", dependencies: products("UIKit", "Usher", "UsherUIKit")),
  ]
)

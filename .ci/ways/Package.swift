// swift-tools-version: 6.3

import PackageDescription

// The two programs of `.ci/ways`, one at a time: the package in `Apple/` has targets of the same
// names as the root package.

let isToast = Context.environment["WAY"] != "Swipe"
let name = isToast ? "Toast" : "Swipe"

func products(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: isToast ? "Usher" : "Apple") }
}

let package = Package(
  name: "way",
  dependencies: [
    isToast
      ? .package(name: "Usher", path: "../..", traits: ["GTK"])
      : .package(name: "Apple", path: "../../Apple")
  ],
  targets: [
    .executableTarget(
      name: name,
      dependencies: isToast ? products("CGTK", "Usher", "UsherGTK") : products("UsherUIKit"))
  ]
)

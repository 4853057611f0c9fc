import Foundation

/// A package whose tests are built into one program.
struct TestProgram: Sendable {
  let name: String
  let package: URL
  /// The folder of the build products.
  let products: URL
  /// The options of the build.
  var options: [String] = []
  /// Suites that need a separate process.
  var alone: Set<String> = []

  /// The programs of a copy, which share build products.
  static func all(in scratch: URL) -> [TestProgram] {
    let copy = scratch.appending(path: "copy")
    let products = scratch.appending(path: "products")
    return [
      TestProgram(
        name: "Usher", package: copy, products: products, options: ["--traits", "GTK,UIKit"],
        // See `phone_tests` in `usher`.
        alone: ["LeakTests", "LostPlaceTests", "AppActivityTests"]),
      TestProgram(
        name: "UsherFacades", package: copy.appending(path: "usher-facades"), products: products,
        options: ["--traits", "GTK,UIKit"]),
      TestProgram(
        name: "Gallery", package: copy.appending(path: "Examples/Gallery"), products: products,
        options: ["--traits", "GTK"], alone: ["TourTests"]),
    ]
  }

  var build: Command {
    Command(
      "swift",
      [
        "build", "--package-path", package.path, "--scratch-path", products.path, "--build-tests",
        "--disable-build-manifest-caching",
      ] + options, in: package)
  }

  /// Runs the tests of some suites.
  func test(_ suites: [String], environment: [String: String] = [:]) -> Command {
    var command = program(["--filter", suites.map(Self.filter).joined(separator: "|")])
    command.environment.merge(environment) { $1 }
    return command
  }

  /// The suites, each with its module and its outer suites, without the suites with windows.
  func suites() throws -> [String] {
    Self.suites(in: try program(["--list-tests"]).output())
  }

  /// The suites of listed tests.
  ///
  /// A test outside of suites is treated as a suite.
  static func suites(in listing: String) -> [String] {
    let suites = listing.split(separator: "\n").compactMap { test -> String? in
      guard test.contains("."), test.contains("("), !test.contains(" ") else { return nil }
      return String(test.lastIndex(of: "/").map { test[..<$0] } ?? test)
    }
    return Set(suites).filter { !$0.hasPrefix("UsherGTKTests.") }.sorted()
  }

  /// The expression that matches the tests of a suite, but not those of its inner suites.
  static func filter(_ suite: String) -> String {
    let name = NSRegularExpression.escapedPattern(for: suite)
    return suite.hasSuffix(")") ? "^\(name)" : "^\(name)/[^/(]*\\("
  }

  /// Whether a suite needs a separate process.
  func runsAlone(_ suite: String) -> Bool {
    alone.contains { suite.hasSuffix(".\($0)") || suite.hasSuffix("/\($0)") }
  }

  private func program(_ options: [String]) -> Command {
    var command = Command(
      products.appending(path: "debug/\(name)PackageTests.xctest").path,
      ["--testing-library", "swift-testing"] + options, in: package)
    // A crash is noticed without its backtrace, which takes seconds.
    command.environment = ["NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]
    return command
  }
}

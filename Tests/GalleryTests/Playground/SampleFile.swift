import Foundation
import Usher

@testable import GalleryModel

/// The code of everything that one group of controls can be set to, as a file that is compiled with
/// these tests.
struct SampleFile {
  let group: Control.Group

  /// Where one setting leads: its name, and the playground with it.
  var variants: [(name: String, playground: Playground)] {
    Control.all.filter { $0.group == group }.flatMap { $0.variants(of: Self.base) }
      .map { ($0.0, $0.1) }
  }

  /// One short line, so that little but the setting is in the code.
  private static var base: Playground {
    var base = Playground()
    base.kind = .line
    return base
  }

  /// The name of the type in it.
  var typeName: String {
    group.rawValue.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined() + "Samples"
  }

  /// Where it lies.
  var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Samples/\(typeName).swift")
  }

  /// What has to be in it.
  var text: String {
    let samples = variants.map { name, playground in
      let lines = PlaygroundCode(playground).text().split(
        separator: "\n", omittingEmptySubsequences: false)
      let body = lines.map { $0.isEmpty ? "" : "      " + $0 }.joined(separator: "\n")
      return "    PlaygroundSample(\"\(name)\") { presenter in\n\(body)\n    },"
    }
    return """
      // swift-format-ignore-file
      // Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
      import Usher

      enum \(typeName) {
        @MainActor static let all = [
      \(samples.joined(separator: "\n"))
        ]
      }

      """
  }
}

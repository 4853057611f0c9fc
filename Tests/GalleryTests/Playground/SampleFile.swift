import Foundation
import Testing
import Usher

@testable import GalleryModel

/// The code of everything that the controls of one group can be set to, as a file that is compiled with
/// these tests.
struct SampleFile: CustomTestStringConvertible {
  let group: Control.Group
  /// How time passes in a transition, or everything else of the group.
  let isTiming: Bool

  /// Every file there is: one for each group, and of transitions one more for their timing.
  static let all: [SampleFile] = Control.Group.allCases.flatMap { group in
    [false, true].map { SampleFile(group: group, isTiming: $0) }.filter { !$0.variants.isEmpty }
  }

  /// What the names of controls end in that say how time passes in a transition.
  private static let timing: Set<String> = [
    "timing", "response", "damping", "velocity", "curve", "length", "delay",
  ]

  /// Where one setting leads: its name, and the playground with it.
  var variants: [(name: String, playground: Playground)] {
    Control.all.filter { $0.group == group && Self.isTiming($0) == isTiming }
      .flatMap { $0.variants(of: Self.base) }.map { ($0.0, $0.1) }
  }

  private static func isTiming(_ control: Control) -> Bool {
    switch control.group {
    case .entrance, .exit, .replaced:
      control.name.split(separator: "-").last.map { timing.contains(String($0)) } ?? false
    case .content, .surface, .place, .size, .turn, .lane, .time, .input, .backdrop: false
    }
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
      .joined() + (isTiming ? "TimingSamples" : "Samples")
  }

  var testDescription: String { typeName }

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

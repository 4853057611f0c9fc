import Foundation
import Testing
import Usher

@testable import GalleryModel

/// The code of everything that the controls of one group can be set to, as a file that is compiled with
/// these tests.
///
/// The same text is compiled once, in the first file that has it. The code of a transition is the same
/// whichever transition of the overlay it is, so entrances alone are compiled with all that can be set of
/// one; exits are compiled for their argument's name.
struct SampleFile: CustomTestStringConvertible {
  /// The group whose controls are set.
  let group: Control.Group
  /// Every setting of the group.
  let variants: [Variant]
  /// The settings whose code is in the file: those whose code is in none before.
  let samples: [Variant]

  /// One setting.
  struct Variant {
    /// The setting's name.
    let name: String
    /// The playground whose code is compiled for the setting.
    let compiled: Playground
    /// That code; as wide as the lines of other files, less what stands before the code in this one.
    var code: String { PlaygroundCode(compiled).text(width: 94) }
  }

  /// Every file there is: one for each group.
  static let all: [SampleFile] = {
    var known: Set<String> = []
    return Control.Group.allCases.map { group in
      let variants = variants(of: group)
      return SampleFile(
        group: group, variants: variants,
        samples: variants.filter { known.insert($0.code).inserted })
    }
  }()

  /// The name of the sample that is compiled for a code.
  static let sampleNames: [String: String] = Dictionary(
    uniqueKeysWithValues: all.flatMap(\.samples).map { ($0.code, $0.name) })

  private static func variants(of group: Control.Group) -> [Variant] {
    Control.all.filter { $0.group == group }.flatMap { control in
      guard let exit = exit(setBy: control) else {
        return control.variants(of: base).map { Variant(name: $0, compiled: $1) }
      }
      var start = base
      start[keyPath: exit] = base.entrance
      return control.variants(of: start).map { name, playground in
        var entering = base
        entering.entrance = playground[keyPath: exit]
        // Whether an exit slides is compiled as it is: that makes a word of it, and a call.
        return Variant(
          name: name, compiled: control.name.hasSuffix("-slide") ? playground : entering)
      }
    }
  }

  /// One short line, so that little but the setting is in the code.
  private static var base: Playground {
    var base = Playground()
    base.kind = .line
    return base
  }

  /// The exit that a control changes as another control changes the entrance; `nil` for all others.
  private static func exit(setBy control: Control) -> WritableKeyPath<Playground, MotionSettings>? {
    guard Control.all.contains(where: { $0.name == "entrance" + control.name.drop { $0 != "-" } })
    else { return nil }
    switch control.group {
    case .exit: return \.exit
    case .replaced: return \.replaced
    case .content, .surface, .place, .size, .turn, .lane, .time, .input, .backdrop, .entrance:
      return nil
    }
  }

  /// The name of the type in the file.
  var typeName: String {
    group.rawValue.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined() + "Samples"
  }

  var testDescription: String { typeName }

  /// The file's place.
  var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Samples/\(typeName).swift")
  }

  /// The file's text.
  var text: String {
    let samples = samples.map { sample in
      let lines = sample.code.split(separator: "\n", omittingEmptySubsequences: false)
      let body = lines.map { $0.isEmpty ? "" : "      " + $0 }.joined(separator: "\n")
      return "    PlaygroundSample(\"\(sample.name)\") { presenter in\n\(body)\n    },"
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

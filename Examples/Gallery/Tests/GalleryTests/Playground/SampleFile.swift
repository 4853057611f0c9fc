import Foundation
import Testing
import Usher

@testable import GalleryModel

/// A file with the generated code for all settings in one group of controls, compiled with these
/// tests.
///
/// The same text is compiled only once, in the first file that contains it. The code for
/// transitions is the same for entrances and exits. Therefore, entrances are compiled with all
/// settings, and exits only for the name of their modifier.
struct SampleFile: CustomTestStringConvertible {
  let group: Control.Group
  let variants: [Variant]
  /// The settings with code in this file and not in earlier files.
  let samples: [Variant]

  struct Variant {
    let name: String
    /// The playground whose code is compiled for the setting.
    let compiled: Playground
    /// The generated code, with the line width of other files minus the indentation.
    var code: String { PlaygroundCode(compiled).text(width: 94) }
  }

  /// All files, with a file for each group.
  static let all: [SampleFile] = {
    var known: Set<String> = []
    return Control.Group.allCases.map { group in
      let variants = variants(of: group)
      return SampleFile(
        group: group, variants: variants,
        samples: variants.filter { known.insert($0.code).inserted })
    }
  }()

  /// The sample names by their code.
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
        // Whether an exit slides is compiled as an exit, because it also changes the value.
        return Variant(
          name: name, compiled: control.name.hasSuffix("-slide") ? playground : entering)
      }
    }
  }

  /// A playground with a single short line, so that the code for each setting is short.
  private static var base: Playground {
    var base = Playground()
    base.kind = .line
    return base
  }

  /// The exit setting that corresponds to an entrance setting of the same kind, or `nil` for all
  /// other
  /// controls.
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

  var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Samples/\(typeName).swift")
  }

  var text: String {
    let samples = samples.map { sample in
      let lines = sample.code.split(separator: "\n", omittingEmptySubsequences: false)
      let body = lines.map { $0.isEmpty ? "" : "      " + $0 }.joined(separator: "\n")
      return "    PlaygroundSample(\"\(sample.name)\") { presenter in\n\(body)\n    },"
    }
    return """
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

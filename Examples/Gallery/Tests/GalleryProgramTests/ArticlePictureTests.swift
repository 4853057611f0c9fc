#if GTK
import Films
import Foundation
import TestProcesses
import Testing

@Suite("Pictures in the documentation", .timeLimit(.minutes(10)))
@MainActor
struct ArticlePictureTests {
  @Test("pictures have the sizes that the gallery draws (to redraw them, run ./usher pictures)")
  func drawn() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try await WindowProcess.run(
      "Gallery", ["--pictures", folder.path(percentEncoded: false)])
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    let drawn = try Self.pictures(in: folder)
    #expect(drawn.keys.contains("Sources/Usher/Usher.docc/Resources/styles~dark@2x.png"))
    #expect(try Self.pictures(in: Repository.root) == drawn)
  }

  @Test("each picture is shown by an article in its catalog, light and dark")
  func shown() throws {
    var names: [String: Set<String>] = [:]
    for path in try Self.pictures(in: Repository.root).keys {
      let parts = path.components(separatedBy: "/Resources/")
      names[parts[0], default: []].insert(parts[1])
    }
    #expect(!names.isEmpty)
    for (catalog, files) in names {
      let folder = Repository.root.appending(path: catalog)
      var expected: Set<String> = []
      for file in try FileManager.default.contentsOfDirectory(
        atPath: folder.path(percentEncoded: false))
      where file.hasSuffix(".md") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        for image in text.matches(of: /!\[[^\]]+\]\(([a-z-]+)\)/)
        where !Self.isOfAnotherProgram(image.1) {
          expected.formUnion(["\(image.1)@2x.png", "\(image.1)~dark@2x.png"])
        }
      }
      #expect(files == expected, "\(catalog)")
    }
  }

  /// Whether a picture belongs to another program.
  ///
  /// This applies to films, the phone's tour, and the picture with libadwaita's overlays.
  private static func isOfAnotherProgram(_ file: some StringProtocol) -> Bool {
    let file = file.split(separator: "/").last ?? ""
    let name = String(file.prefix { $0 != "@" && $0 != "~" && $0 != "." })
    return ["phone", "libadwaita"].contains(name) || Film.named(name) != nil
  }

  /// Returns the sizes of all images in the catalogs below a folder, by path.
  private static func pictures(in folder: URL) throws -> [String: PictureSize] {
    var sizes: [String: PictureSize] = [:]
    for place in ["Sources", "usher-facades/Sources"] {
      let sources = folder.appending(path: place)
      let files =
        FileManager.default.enumerator(
          atPath: sources.path(percentEncoded: false))?.allObjects ?? []
      for case let file as String in files
      where file.contains(".docc/") && file.hasSuffix(".png") && !Self.isOfAnotherProgram(file) {
        sizes["\(place)/\(file)"] = try PictureSize(of: sources.appending(path: file))
      }
    }
    return sizes
  }
}
#endif

import Foundation
import AppModel
import AppDemos
import StandInStage
import Testing
@_spi(Inspection) import Usher

extension UIKitHostTests {
  /// The demos of the older libraries, compared with GTK's golden pictures and frames.
  @MainActor
  @Suite("Pictures of the older libraries' demos")
  struct DemoPictureTests {
    private static func golden(_ name: String) throws -> FrameSheet {
      let file = "Examples/Gallery/Goldens/\(FrameSheet.folder)/\(FrameSheet.file(of: name))"
      return try #require(FrameSheet(try Goldens.text(in: file))).withoutSurfaces
    }

    @Test(
      "every card and piece lies where GTK has it, within two points, but for surfaces of boxes",
      arguments: Library.allCases)
    func frames(library: Library) async throws {
      for demo in Drawn.demos(of: library) {
        let golden = try Self.golden(demo.name)
        let frames = await demo.frames().withoutSurfaces
        let differences = golden.differences(from: frames, tolerance: 2)
        if DemoDifference.demosWithOtherFrames.contains(demo.name) {
          #expect(differences != [], "\(demo.name) agrees; take it out of the table")
          #expect(golden.cards.count == frames.cards.count, "\(demo.name)")
        } else {
          #expect(differences == [], "\(demo.name)")
        }
      }
    }

    @Test(
      "every demo's picture is GTK's golden one, within its tolerance, but for the table's differences",
      arguments: Library.allCases, Appearance.allCases)
    func pictures(library: Library, appearance: Appearance) async throws {
      for demo in Drawn.demos(of: library) {
        let file = "\(demo.name)-\(appearance).png"
        let golden = try #require(
          Pixels(contentsOf: Goldens.path("Examples/Gallery/Goldens/" + file)))
        let pixels = await demo.pixels(in: appearance)
        let comparison = PixelComparison(expected: golden, actual: pixels)
        if let most = DemoDifference.mostPixels(of: demo.name) {
          #expect(comparison.count <= most, "\(demo.name)")
        } else {
          // The comparison itself is not in the expectation, since a failure would print every
          // pixel.
          let isSame = comparison.isSame
          #expect(isSame, "\(demo.name): \(comparison.count) pixels differ")
        }
      }
    }

    @Test("the article's table names the demos' differences", arguments: DemoDifference.all)
    func table(difference: DemoDifference) throws {
      let article = try Goldens.text(in: "Sources/UsherUIKit/UsherUIKit.docc/WhatWasProven.md")
      #expect(article.split(separator: "\n").contains { $0 == difference.row })
      let names = Drawn.demos.map(\.name)
      for name in difference.demos { #expect(names.contains(name)) }
    }
  }
}

extension FrameSheet {
  /// The sheet without the surfaces of boxes, which native views draw themselves.
  fileprivate var withoutSurfaces: FrameSheet {
    FrameSheet(
      cards: cards.map { card in
        Card(frame: card.frame, pieces: card.pieces.filter { $0.kind != .surface })
      })
  }
}

/// The files of the golden pictures.
enum Goldens {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func path(_ name: String) -> String {
    repository.appending(path: name).path(percentEncoded: false)
  }

  static func text(in file: String) throws -> String {
    try String(contentsOfFile: path(file), encoding: .utf8)
  }
}

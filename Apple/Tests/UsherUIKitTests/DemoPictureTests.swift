import Foundation
import GalleryModel
import StandInStage
import Testing
import Usher

extension UIKitHostTests {
  /// The demos of the older libraries, held against GTK's golden pictures and frames of them.
  @MainActor
  @Suite("Demos of the older libraries look over UIKit as they look in GTK")
  struct DemoPictureTests {
    /// A message that grows by a client's own animator takes the room that the transform leaves for covered.
    private static let grown = "swiftmessages-animator-of-the-app-s-own"
    private static let names = Drawn.demos.map(\.name).filter { $0 != grown }

    private func demo(_ name: String) throws -> Drawn {
      try #require(Drawn.demos.first { $0.name == name })
    }

    @Test(
      "every card lies where GTK has it, and what is in it, within two points, but for surfaces of boxes",
      arguments: names)
    func frames(name: String) async throws {
      let file = "Tests/Goldens/\(FrameSheet.folder)/\(FrameSheet.file(of: name))"
      let golden = try #require(FrameSheet(try Goldens.text(in: file))).withoutSurfaces
      let frames = try await demo(name).frames().withoutSurfaces
      if DemoDifference.demosWithOtherFrames.contains(name) {
        #expect(
          golden.differences(from: frames, tolerance: 2) != [],
          "nothing differs any more; take it out of the table")
        #expect(golden.cards.count == frames.cards.count)
      } else {
        #expect(golden.differences(from: frames, tolerance: 2) == [])
      }
    }

    @Test(
      "every picture is GTK's golden one, within the tolerance of that; the table says which differ",
      arguments: names, Appearance.allCases)
    func pictures(name: String, appearance: Appearance) async throws {
      let file = "\(name)-\(appearance).png"
      let golden = try #require(Pixels(contentsOf: Goldens.path("Tests/Goldens/" + file)))
      let pixels = try await demo(name).pixels(in: appearance)
      let comparison = PixelComparison(expected: golden, actual: pixels)
      if let most = DemoDifference.mostPixels(of: name) {
        #expect(comparison.count <= most)
      } else {
        #expect(comparison.isSame, "\(comparison.count) pixels differ")
      }
    }

    @Test("a message that grows by a client's own animator rests where GTK has it")
    func grown() async throws {
      let file = "Tests/Goldens/\(FrameSheet.folder)/\(FrameSheet.file(of: Self.grown))"
      let golden = try #require(FrameSheet(try Goldens.text(in: file)))
      let frames = try await demo(Self.grown).frames()
      withKnownIssue("Its margins grow with each layout while it is scaled") {
        #expect(golden.differences(from: frames, tolerance: 2) == [])
      }
    }

    @Test("the article's table names the same differences", arguments: DemoDifference.all)
    func table(difference: DemoDifference) throws {
      let article = try Goldens.text(in: "Sources/UsherUIKit/UsherUIKit.docc/WhatWasProven.md")
      #expect(article.split(separator: "\n").contains { $0 == difference.row })
      for name in difference.demos { #expect(Self.names.contains(name)) }
    }
  }
}

extension FrameSheet {
  /// The same without the surfaces of boxes, which views of an app's own draw by themselves.
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

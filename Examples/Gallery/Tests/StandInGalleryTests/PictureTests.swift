#if GTK
import GalleryModel
import SampleApp
import StandInStage
import Testing
import UIKit
import Usher

extension StandInGalleryTests {
  /// Compares two independent implementations of layout and drawing: GTK and UIKit on Linux.
  @MainActor
  @Suite("Pictures of presets")
  struct PictureTests {
    @Test(
      "the frames of all elements match GTK within a point",
      arguments: Preset.all.map(\.name))
    func frames(name: String) throws {
      let file = "Examples/Gallery/Goldens/\(FrameSheet.folder)/\(FrameSheet.file(of: name))"
      let golden = try #require(FrameSheet(try Goldens.text(in: file)))
      let stage = PresetStage(try Preset.named(name), in: .light)
      #expect(golden.differences(from: stage.frames(), tolerance: 1) == [])
    }

    @Test(
      "from right to left, all frames are mirrored within a point",
      // For a scaled card in a stack, the sheet does not contain the width in which its pieces are
      // mirrored.
      arguments: Preset.all.map(\.name).filter { !$0.hasPrefix("pile") })
    func mirrored(name: String) throws {
      let preset = try Preset.named(name)
      let upright = PresetStage(preset, in: .light).frames()
      let mirrored = PresetStage(preset, in: .light, isMirrored: true).frames()
      let width = Double(PresetStage.size.width)
      #expect(upright.mirrored(in: width).differences(from: mirrored, tolerance: 1) == [])
    }

    @Test(
      "every preset's picture matches the golden picture, except for the differences in the table",
      arguments: GoldenView.ofAllHosts.flatMap { view in
        view.names(among: Preset.all.map(\.name)).map { (name: $0, view: view) }
      })
    func pictures(name: String, view: GoldenView) throws {
      let file = "Examples/Gallery/Goldens/" + view.file(of: name)
      let golden = try #require(Pixels(contentsOf: Goldens.path(file)))
      let stage = PresetStage(
        try Preset.named(name), in: view.appearance, isMirrored: view.isRightToLeft)
      let pixels = stage.pixels()
      let comparison = PixelComparison(expected: golden, actual: pixels)
      if let most = IntendedDifference.maximumPixels(of: name) {
        #expect(!comparison.isSame, "nothing differs any more; take it out of the table")
        #expect(comparison.count <= most)
      } else {
        #expect(comparison.isSame, "\(comparison.count) pixels differ")
      }
    }

    @Test("the article's table lists the presets' differences", arguments: IntendedDifference.all)
    func table(difference: IntendedDifference) throws {
      let article = try Goldens.text(in: "Sources/UsherUIKit/UsherUIKit.docc/VerificationStatus.md")
      #expect(article.split(separator: "\n").contains { $0 == difference.row })
      for name in difference.presets { _ = try Preset.named(name) }
    }
  }
}
#endif

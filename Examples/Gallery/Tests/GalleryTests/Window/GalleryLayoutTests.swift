import GalleryModel
import Testing

@Suite("The parts of the gallery's window")
struct GalleryLayoutTests {
  @Test(
    "a wider stage leaves less space for the other parts",
    arguments: [
      (320, [1040, 660]), (390, [1040, 730]), (520, [1050, 860]), (768, [1298, 1108]),
    ] as [(Double, [Double])])
  func stage(stageWidth: Double, needed: [Double]) {
    var layout = GalleryLayout()
    layout.stageWidth = stageWidth
    for (need, count) in zip(needed, [3, 2]) {
      layout.width = need
      #expect(GalleryLayout.Part.allCases.filter(layout.shows).count == count)
      layout.width = need - 1
      #expect(GalleryLayout.Part.allCases.filter(layout.shows).count == count - 1)
    }
  }

  @Test(
    "a window shows three parts from 1040 points, two parts from 660 points, and otherwise one",
    arguments: [
      (1040, .contents, [.contents, .page, .stage], nil),
      (1040, .stage, [.contents, .page, .stage], nil),
      (1039, .contents, [.contents, .stage], nil),
      (1039, .page, [.page, .stage], .contents),
      (660, .stage, [.page, .stage], .contents),
      (659, .contents, [.contents], nil),
      (659, .page, [.page], .contents),
      (659, .stage, [.stage], .page),
    ] as [(Double, GalleryLayout.Part, [GalleryLayout.Part], GalleryLayout.Part?)])
  func parts(
    width: Double, part: GalleryLayout.Part, visible: [GalleryLayout.Part],
    back: GalleryLayout.Part?
  ) {
    var layout = GalleryLayout()
    layout.width = width
    layout.show(part)
    #expect(GalleryLayout.Part.allCases.filter(layout.shows) == visible)
    #expect(layout.back == back)
    #expect(layout.isWide == (visible.count == 3))
  }
}

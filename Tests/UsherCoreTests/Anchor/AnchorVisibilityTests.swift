import Testing

@testable import UsherCore

@Suite("Visibility of anchors")
struct AnchorVisibilityTests {
  private let frame = OverlayRect(x: 50, y: 50, width: 20, height: 20)
  private let screen = OverlayRect(x: 0, y: 0, width: 100, height: 100)

  @Test("the visible part of an anchor is the area that all clips share")
  func common() {
    let clips = [
      screen, OverlayRect(x: 20, y: 30, width: 200, height: 40),
      OverlayRect(x: 0, y: 0, width: 60, height: 200),
    ]
    #expect(
      AnchorVisibility.visible(frame, within: clips)
        == .visible(frame, clip: OverlayRect(x: 20, y: 30, width: 40, height: 40)))
    #expect(
      AnchorVisibility.visible(frame, within: clips)
        == AnchorVisibility.visible(frame, within: clips.reversed()))
  }

  @Test("an anchor inside all clips is entirely visible")
  func whole() {
    #expect(AnchorVisibility.visible(frame, within: []) == .visible(frame, clip: frame))
    #expect(AnchorVisibility.visible(frame, within: [screen]) == .visible(frame, clip: screen))
  }

  @Test("an anchor is hidden if its clips don't overlap, even if they touch")
  func nothing() {
    for x in [100.0, 300] {
      let aside = OverlayRect(x: x, y: 0, width: 50, height: 100)
      #expect(AnchorVisibility.visible(frame, within: [screen, aside]) == .hidden)
    }
  }

  @Test(
    "rectangles intersect if they overlap, and a line also intersects a rectangle that it touches")
  func intersections() {
    let line = OverlayRect(x: 100, y: 40, width: 0, height: 100)
    #expect(line.intersection(screen) == OverlayRect(x: 100, y: 40, width: 0, height: 60))
    #expect(screen.intersection(line) == nil)
    let level = OverlayRect(x: 40, y: 100, width: 100, height: 0)
    #expect(level.intersection(screen) == OverlayRect(x: 40, y: 100, width: 60, height: 0))
    #expect(screen.intersection(level) == nil)
    #expect(frame.intersection(screen) == frame)
  }
}

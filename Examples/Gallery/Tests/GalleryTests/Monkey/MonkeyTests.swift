import GalleryModel
import Testing
import Usher

@Suite("The gallery's monkey")
struct MonkeyTests {
  private static let areas = [
    OverlayRect(x: 0, y: 0, width: 390, height: 844),
    OverlayRect(x: 400, y: 0, width: 800, height: 600),
  ]

  private func actions(_ count: Int, seed: UInt64) -> [MonkeyAction] {
    var monkey = Monkey(seed: seed, areas: Self.areas, exhibitCount: 12)
    return (0..<count).map { _ in monkey.next() }
  }

  @Test("a monkey repeats its actions for the same seed, and acts differently for another seed")
  func seeds() {
    #expect(actions(200, seed: 7) == actions(200, seed: 7))
    #expect(actions(200, seed: 7) != actions(200, seed: 8))
  }

  @Test("a monkey points inside its areas, and requests existing exhibits")
  func bounds() {
    for action in actions(2000, seed: 1) {
      let points: [OverlayPoint] =
        switch action {
        case .click(let point, _), .wheel(let point, _): [point]
        case .drag(let start, let end): [start, end]
        case .key, .present: []
        }
      #expect(
        points.allSatisfy { point in
          Self.areas.contains {
            $0.minX <= point.x && point.x < $0.maxX && $0.minY <= point.y && point.y < $0.maxY
          }
        }, "\(action)")
      if case .present(let number) = action { #expect((0..<12).contains(number)) }
    }
  }

  @Test("a monkey controls pointer and keyboard using xdotool")
  func xdotool() {
    #expect(
      MonkeyAction.click(OverlayPoint(x: 3, y: 4), button: 3).xdotool
        == ["mousemove", "3", "4", "click", "3"])
    #expect(
      MonkeyAction.wheel(OverlayPoint(x: 3, y: 4), isDown: false).xdotool
        == ["mousemove", "3", "4", "click", "--repeat", "3", "4"])
    #expect(MonkeyAction.key("shift+Tab").xdotool == ["key", "shift+Tab"])
    #expect(MonkeyAction.present(3).xdotool == [])
    #expect(
      MonkeyAction.drag(from: OverlayPoint(x: 0, y: 60), to: OverlayPoint(x: 12, y: 0)).xdotool
        == ["mousemove", "0", "60", "mousedown", "1"]
        + (1...6).flatMap { ["sleep", "0.016", "mousemove", "\($0 * 2)", "\(60 - $0 * 10)"] }
        + ["mouseup", "1"])
  }

  @Test("a monkey's actions have descriptions")
  func words() {
    #expect(
      [
        MonkeyAction.click(OverlayPoint(x: 3, y: 4), button: 1),
        .drag(from: OverlayPoint(x: 0, y: 60), to: OverlayPoint(x: 12, y: 0)),
        .wheel(OverlayPoint(x: 3, y: 4), isDown: true), .key("Tab"), .present(3),
      ].map(\.description) == [
        "click 1 at 3,4", "drag from 0,60 to 12,0", "wheel down at 3,4", "key Tab", "present 3",
      ])
  }
}

import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Ready-made presets")
struct ReadyPresetTests {
  /// A preset with its expected resting frame on a phone with a notch, for content of 100 points.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let preset: OverlayPreset
    let frame: OverlayRect
    var bleed = Insets.zero
    /// The durations of the entrance, the rest and the exit, in milliseconds.
    var times = (comes: 300, stays: 2000, goes: 300)
    /// The reactions to a tap and to an outward swipe.
    var tap = TapBehavior.dismiss
    var isSwipeable = true
    var dismissesOnEscape = true
  }

  private nonisolated static let phone = OverlayViewport(
    size: OverlaySize(width: 400, height: 800),
    safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
  private nonisolated static let message = (comes: 400, stays: 2000, goes: 200)
  private nonisolated static let above = Insets(top: 47, left: 0, bottom: 0, right: 0)
  private nonisolated static let below = Insets(top: 0, left: 0, bottom: 34, right: 0)

  private nonisolated static func at(
    _ y: Double, inset: Double = 0, height: Double = 100
  ) -> OverlayRect {
    OverlayRect(x: inset, y: y, width: 400 - 2 * inset, height: height)
  }

  nonisolated static let rows: [Row] = [
    Row(testDescription: "plain", preset: OverlayPreset.plain, frame: at(47)),
    Row(testDescription: "topToast", preset: OverlayPreset.topToast, frame: at(47), bleed: above),
    Row(
      testDescription: "bottomToast", preset: OverlayPreset.bottomToast, frame: at(666),
      bleed: below),
    Row(testDescription: "topFloat", preset: OverlayPreset.topFloat, frame: at(57, inset: 20)),
    Row(
      testDescription: "bottomFloat", preset: OverlayPreset.bottomFloat, frame: at(656, inset: 20)),
    Row(
      testDescription: "centerFloat", preset: OverlayPreset.centerFloat, frame: at(350, inset: 20)),
    Row(
      testDescription: "topNote", preset: OverlayPreset.topNote, frame: at(47), bleed: above,
      tap: .absorb, isSwipeable: false, dismissesOnEscape: false),
    Row(
      testDescription: "bottomNote", preset: OverlayPreset.bottomNote, frame: at(666), bleed: below,
      tap: .absorb, isSwipeable: false, dismissesOnEscape: false),
    Row(
      testDescription: "statusBar", preset: OverlayPreset.statusBar, frame: at(0), tap: .absorb),
    Row(
      testDescription: "top", preset: OverlayPreset.top, frame: at(47),
      bleed: Insets(top: 52, left: 0, bottom: 0, right: 0), times: message, tap: .absorb),
    Row(
      testDescription: "bottom", preset: OverlayPreset.bottom, frame: at(666),
      bleed: Insets(top: 0, left: 0, bottom: 39, right: 0), times: message, tap: .absorb),
    Row(
      testDescription: "topCard", preset: OverlayPreset.topCard, frame: at(57, inset: 10),
      times: message, tap: .absorb),
    Row(
      testDescription: "bottomCard", preset: OverlayPreset.bottomCard, frame: at(656, inset: 10),
      times: message, tap: .absorb),
    Row(
      testDescription: "topTab", preset: OverlayPreset.topTab, frame: at(47, inset: 10),
      bleed: Insets(top: 52, left: 0, bottom: 0, right: 0), times: message, tap: .absorb),
    Row(
      testDescription: "bottomTab", preset: OverlayPreset.bottomTab, frame: at(666, inset: 10),
      bleed: Insets(top: 0, left: 0, bottom: 39, right: 0), times: message, tap: .absorb),
    Row(
      testDescription: "center", preset: OverlayPreset.center,
      frame: OverlayRect(x: 150, y: 356.5, width: 100, height: 100),
      times: (comes: 500, stays: 2000, goes: 150), tap: .absorb),
    Row(
      testDescription: "banner", preset: OverlayPreset.banner, frame: at(47),
      bleed: Insets(top: 147, left: 0, bottom: 0, right: 0),
      times: (comes: 500, stays: 2000, goes: 250)),
  ]

  private func stage(
    _ preset: OverlayPreset
  ) -> (HeadlessHost, Presenter, PresentationHandle) {
    let host = HeadlessHost(viewport: Self.phone)
    let presenter = Presenter(host: host)
    let square = OverlayNode.image(OverlayNode.Image(.glyph(.bell), size: 100))
    return (host, presenter, presenter.present(OverlayContent(square), using: preset))
  }

  @Test(
    "each preset has its position and its background's bleed",
    arguments: rows)
  func places(_ row: Row) {
    let (host, presenter, handle) = stage(row.preset)
    defer { withExtendedLifetime(presenter) {} }
    host.clock.advance(by: .milliseconds(row.times.comes))
    let placed = host.scene.overlays.first { $0.id == handle.id }
    #expect(placed?.frame == row.frame)
    #expect(placed?.bleed == row.bleed)
  }

  @Test("each preset has its durations of entrance, rest and exit", arguments: rows)
  func times(_ row: Row) {
    let (host, presenter, handle) = stage(row.preset)
    defer { withExtendedLifetime(presenter) {} }
    host.clock.advance(by: .milliseconds(row.times.comes + row.times.stays - 5))
    #expect(handle.state.isShown)
    host.clock.advance(by: .milliseconds(10))
    #expect(handle.word == "leaving")
    host.clock.advance(by: .milliseconds(row.times.goes - 10))
    #expect(handle.word == "leaving")
    host.clock.advance(by: .milliseconds(10))
    #expect(handle.result == .dismissed(.timedOut))
  }

  @Test("each preset has its tap, swipe and Escape behavior", arguments: rows)
  func touches(_ row: Row) {
    #expect(row.preset.configuration.tap == row.tap)
    #expect((row.preset.configuration.swipe != nil) == row.isSwipeable)
    #expect(row.preset.configuration.dismissesOnEscape == row.dismissesOnEscape)
    #expect(row.preset.configuration.backdrop == nil)
    #expect(row.preset.configuration.pausesFor == .all)
    #expect(row.preset.configuration.reducedMotion == .fade)
  }

  @Test("a float can be swiped to its edge, and a centered float downward")
  func swipes() {
    let ends = [OverlayPreset.topFloat, .bottomFloat, .centerFloat].map { preset in
      [80.0, -80].map { distance in
        let stage = Stage()
        let handle = stage.presenter.present(.words("Swipe"), using: preset)
        stage.advance(400)
        stage.drag(handle, up: distance)
        stage.advance(1000)
        return handle.word
      }
    }
    #expect(ends == [["swipe", "shown"], ["shown", "swipe"], ["shown", "swipe"]])
  }

  @Test("toasts and floats appear immediately, and messages and banners wait without duplicates")
  func queueing() {
    let entries = [OverlayPreset.plain, .topFloat, .statusBar]
    #expect(entries.allSatisfy { $0.precedence == .replace() })
    #expect(OverlayPreset.top.configuration.precedence == .queue)
    #expect(OverlayPreset.top.configuration.identity == .ignore)
    #expect(OverlayPreset.banner.configuration.precedence == .queue)
    #expect(OverlayPreset.banner.configuration.identity == .coalesceWithLast)
    #expect(OverlayPreset.messageLane.gap == .constant(.milliseconds(500)))
    #expect(OverlayPreset.bannerLane.order == .arrival)
  }

  @Test("a preset with high priority isn't displaced by a preset with normal priority")
  func override() {
    let stage = Stage()
    let high = OverlayPreset.topToast.with { $0.priority = .high }
    let first = stage.presenter.present(.words("high"), using: high)
    let second = stage.presenter.present(.words("normal"), using: .topToast)
    #expect(first.state.isShown)
    #expect(!second.state.isShown)
    #expect(stage.problems.count == 1)
    let third = stage.presenter.present(.words("high, too"), using: high)
    #expect(third.state.isShown)
  }

  @Test("a banner repeats only if another banner is in between")
  func banners() {
    let stage = Stage()
    let words = ["A", "A", "B", "A"].map { title in
      stage.presenter.present(
        .banner(.success, title: title), using: BannerKind.success.preset,
        name: BannerKind.success.name(title: title)
      ).word
    }
    #expect(words == ["shown", "refused", "waiting", "waiting"])
  }

  @Test("in a wide window, cards and tabs are 500 points wide, and other presets span the window")
  func wide() {
    let widths = [
      OverlayPreset.topCard, OverlayPreset.topTab, OverlayPreset.top, OverlayPreset.topToast,
      OverlayPreset.topFloat,
    ]
    .map { preset -> Double? in
      let host = HeadlessHost(
        viewport: OverlayViewport(size: OverlaySize(width: 1000, height: 700)))
      let presenter = Presenter(host: host)
      presenter.present(.words("hello"), using: preset)
      host.clock.advance(by: .seconds(1))
      return host.scene.overlays.first?.frame.size.width
    }
    #expect(widths == [500, 500, 1000, 1000, 960])
  }
}

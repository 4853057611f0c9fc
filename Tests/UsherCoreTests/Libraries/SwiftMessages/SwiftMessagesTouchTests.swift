import Testing
import UsherCore

/// The SwiftMessages reference, 2.9 touch handling.
@Suite struct SwiftMessagesTouchTests {
  /// A backdrop, the expected hit beside the overlay, and the commands for a tap there.
  struct Outside: Sendable, CustomTestStringConvertible {
    let backdrop: Backdrop?
    let hit: Hit
    let commands: [Command]

    var testDescription: String {
      backdrop.map { "\($0.tap), \($0.isModal ? "modal" : "not modal")" } ?? "no backdrop"
    }
  }

  private static func backdrop(_ tap: Reaction, isModal: Bool = true) -> Backdrop {
    Backdrop(tap: tap, isModal: isModal, fadeIn: .linear(0), fadeOut: .linear(0))
  }

  private static let outsides = [
    Outside(backdrop: nil, hit: .passThrough, commands: []),
    Outside(backdrop: backdrop(.forward, isModal: false), hit: .passThrough, commands: []),
    Outside(
      backdrop: backdrop(.forward), hit: .backdrop(.first),
      commands: [.performTap(.first, .backdrop)]),
    Outside(
      backdrop: backdrop(.absorb), hit: .backdrop(.first),
      commands: [.performTap(.first, .backdrop)]),
    Outside(
      backdrop: backdrop(.dismiss), hit: .backdrop(.first),
      commands: [
        .notify(.first, .willDismiss), .performTap(.first, .backdrop), .restoreFocus,
      ]),
    Outside(
      backdrop: backdrop(.dismiss, isModal: false), hit: .backdrop(.first),
      commands: [.notify(.first, .willDismiss), .performTap(.first, .backdrop)]),
  ]

  @Test("a tap beside it does what its dim mode says", arguments: outsides)
  func outside(_ outside: Outside) {
    var engine = OverlayEngine.resting(.plain().with(\.backdrop, outside.backdrop))
    #expect(engine.hitTest(Point(x: 200, y: 400), at: .ms(300)) == outside.hit)
    #expect(engine.play(tapping(at: 300, y: 400)) == outside.commands)
  }

  @Test("its margins are not its own: a tap there goes where one far away goes")
  func margins() {
    let plain = OverlayEngine.resting()
    let dimmed = OverlayEngine.resting(.plain().with(\.backdrop, Self.backdrop(.dismiss)))
    for point in [Point(x: 200, y: 5), Point(x: 5, y: 50), Point(x: 395, y: 50)] {
      #expect(plain.hitTest(point, at: .ms(300)) == .passThrough)
      #expect(dimmed.hitTest(point, at: .ms(300)) == .backdrop(.first))
    }
    #expect(plain.hitTest(Point(x: 10, y: 10), at: .ms(300)) == .overlay(.first))
  }

  @Test("a press that began beside it and came up elsewhere does nothing")
  func strayed() {
    var engine = OverlayEngine.resting(.plain().with(\.backdrop, Self.backdrop(.dismiss)))
    let commands = engine.play([
      pointer(.began, at: 300, y: 400), pointer(.moved, at: 310, y: 500),
      pointer(.ended, at: 320, y: 500),
    ])
    #expect(commands.isEmpty)
  }

  @Test("once it leaves, neither it nor its backdrop takes the pointer")
  func leaving() {
    var engine = OverlayEngine.resting(.plain().with(\.backdrop, Self.backdrop(.dismiss)))
    engine.prepare([(300, .dismissRequested(.shown()))])
    for y in [50.0, 400] {
      #expect(engine.hitTest(Point(x: 200, y: y), at: .ms(310)) == .passThrough)
    }
  }
}

import Testing

@testable import UsherCore

/// The SwiftEntryKit reference, 2.9: where an entry rests.
@Suite("SwiftEntryKit 2.9: position, safe area and vertical offset")
struct SwiftEntryKitPositionTests {
  /// A phone with a notch and a home indicator.
  private static let notched = Viewport(
    size: Size(width: 400, height: 800), safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))

  /// An entry as wide as the screen less 20 points at each side.
  private static func entry(
    _ placement: Placement, offset: Double, _ safeArea: SafeAreaPolicy
  ) -> Overlay {
    .plain(placement, lifetime: .untilDismissed)
      .with(\.margins, Insets(horizontal: 20, vertical: offset)).with(\.safeArea, safeArea)
  }

  private static func resting(_ entry: Overlay) -> OverlayEngine {
    var engine = OverlayEngine()
    engine.prepare([
      (0, .viewportChanged(notched)), (0, .presentRequested(.first, entry)),
      (0, .measured(.first, Size(width: 360, height: 100))), (200, .timePassed),
    ])
    return engine
  }

  private static func placed(y: Double, bleed: Insets = .zero) -> [PlacedOverlay] {
    [
      PlacedOverlay(
        id: .first, frame: Rect(x: 20, y: y, width: 360, height: 100), bleed: bleed,
        offset: .zero, opacity: 1, acceptsInput: true)
    ]
  }

  @Test(
    "at the top or bottom it rests its offset away from the safe area, or from the screen's edge")
  func edges() {
    let places: [(Placement, Double, SafeAreaPolicy, y: Double)] = [
      (.top, 0, .respected, 47), (.top, 10, .respected, 57), (.top, 0, .overridden, 0),
      (.top, 10, .overridden, 10), (.bottom, 0, .respected, 666), (.bottom, 10, .respected, 656),
      (.bottom, 0, .overridden, 700), (.bottom, 10, .overridden, 690),
    ]
    for (placement, offset, safeArea, y) in places {
      let engine = Self.resting(Self.entry(placement, offset: offset, safeArea))
      #expect(engine.scene(at: .ms(200)).looksLike(Self.placed(y: y)))
    }
  }

  @Test("in the middle it rests in that of the whole screen, where the safe area is overridden")
  func center() {
    for offset in [0.0, 10] {
      let engine = Self.resting(Self.entry(.center, offset: offset, .overridden))
      #expect(engine.scene(at: .ms(200)).looksLike(Self.placed(y: 350)))
    }
  }

  @Test("filling, its background covers the safe area behind it and no offset")
  func fills() {
    for offset in [0.0, 10] {
      let top = Self.resting(Self.entry(.top, offset: offset, .filled))
      let above = Insets(top: 47, left: 0, bottom: 0, right: 0)
      #expect(top.scene(at: .ms(200)).looksLike(Self.placed(y: 47 + offset, bleed: above)))
      let bottom = Self.resting(Self.entry(.bottom, offset: offset, .filled))
      let below = Insets(top: 0, left: 0, bottom: 34, right: 0)
      #expect(bottom.scene(at: .ms(200)).looksLike(Self.placed(y: 666 - offset, bleed: below)))
    }
  }

  @Test("mended: filling, one in the middle does not reach down")
  func fillsNothing() {
    let engine = Self.resting(Self.entry(.center, offset: 0, .filled))
    // The middle of what the safe area leaves: (47 + 766 - 100) / 2.
    #expect(engine.scene(at: .ms(200)).looksLike(Self.placed(y: 356.5)))
  }

  @Test("mended: where the window's size or safe area changes, so does its place")
  func resizes() {
    var engine = Self.resting(Self.entry(.bottom, offset: 10, .filled))
    let turned = Viewport(
      size: Size(width: 480, height: 400), safeArea: Insets(top: 0, left: 0, bottom: 21, right: 0))
    let proposal = SizeProposal(minimumWidth: 440, maximumWidth: 440, maximumHeight: 359)
    #expect(engine.play([(300, .viewportChanged(turned))]) == [.measure(.first, proposal)])
    engine.prepare([(300, .measured(.first, Size(width: 440, height: 80)))])
    let placed = PlacedOverlay(
      id: .first, frame: Rect(x: 20, y: 289, width: 440, height: 80),
      bleed: Insets(top: 0, left: 0, bottom: 21, right: 0), offset: .zero, opacity: 1,
      acceptsInput: true)
    #expect(engine.scene(at: .ms(300)).looksLike([placed]))
  }
}

/// The SwiftEntryKit reference, 2.10: how large an entry is, on a screen of 400 by 800 points.
@Suite("SwiftEntryKit 2.10: size resolution")
struct SwiftEntryKitSizeTests {
  private func proposal(_ size: SizeConstraints) -> [Command] {
    var engine = OverlayEngine.open()
    let entry = Overlay.plain().with(\.margins, .zero).with(\.size, size)
    return engine.play([(0, .presentRequested(.first, entry))])
  }

  @Test("each kind of edge leaves as much width, and as much height, as the table says")
  func sizes() {
    let kinds: [(Extent, width: ClosedRange<Double>, height: ClosedRange<Double>)] = [
      (.inset(0), 400...400, 800...800), (.inset(20), 360...360, 760...760),
      (.ratio(0.5), 200...200, 400...400), (.constant(120), 120...120, 120...120),
      (.intrinsic, 0...400, 0...800),
    ]
    for (kind, width, height) in kinds {
      let size = SizeConstraints(width: kind, height: kind, maximumWidth: .intrinsic)
      let expected = SizeProposal(
        minimumWidth: width.lowerBound, maximumWidth: width.upperBound,
        minimumHeight: height.lowerBound, maximumHeight: height.upperBound)
      #expect(proposal(size) == .admitted(.first, expected))
    }
  }

  @Test("each kind of maximum beats a size beyond it, and leaves a smaller one alone")
  func maxima() {
    let kinds: [(Extent, width: Double, height: Double)] = [
      (.inset(50), 300, 700), (.ratio(0.5), 200, 400), (.constant(120), 120, 120),
      (.intrinsic, 400, 800),
    ]
    for (kind, width, height) in kinds {
      let filling = SizeConstraints(
        width: .inset(0), height: .inset(0), maximumWidth: kind, maximumHeight: kind)
      let most = SizeProposal(
        minimumWidth: width, maximumWidth: width, minimumHeight: height, maximumHeight: height)
      #expect(proposal(filling) == .admitted(.first, most))
      let small = SizeConstraints(
        width: .constant(100), height: .constant(100), maximumWidth: kind, maximumHeight: kind)
      let same = SizeProposal(
        minimumWidth: 100, maximumWidth: 100, minimumHeight: 100, maximumHeight: 100)
      #expect(proposal(small) == .admitted(.first, same))
    }
  }

  @Test("mended: a size is kept, though the content would like to be larger")
  func contentIsLarger() {
    let size = SizeConstraints(width: .inset(20), height: .constant(60), maximumWidth: .intrinsic)
    var engine = OverlayEngine.resting(.plain().with(\.margins, .zero).with(\.size, size))
    let placed = PlacedOverlay(
      id: .first, frame: Rect(x: 20, y: 0, width: 360, height: 60), offset: .zero, opacity: 1,
      acceptsInput: true)
    #expect(engine.scene(at: .ms(200)).looksLike([placed]))
    engine.prepare([(300, .measured(.first, Size(width: 500, height: 300)))])
    #expect(engine.scene(at: .ms(300)).looksLike([placed]))
  }
}

/// The SwiftEntryKit reference, 2.13: an entry and the keyboard.
@Suite("SwiftEntryKit 2.13: keyboard")
struct SwiftEntryKitKeyboardTests {
  private static func covered(by keyboard: Rect?) -> Viewport {
    Viewport(
      size: Size(width: 400, height: 800), obstructions: keyboard.map { [Obstruction($0)] } ?? [])
  }

  private static let keyboard = Rect(x: 0, y: 500, width: 400, height: 300)

  /// Where an entry of some height lies a second after the keyboard came, and a second after it went.
  private static func places(
    _ placement: Placement, _ policy: ObstructionPolicy, height: Double = 100,
    keyboard: Rect = keyboard
  ) -> [Rect?] {
    let entry = Overlay.plain(placement, lifetime: .untilDismissed).with(\.obstructions, policy)
    var engine = OverlayEngine.open()
    let size = Size(width: 380, height: height)
    engine.prepare([
      (0, .presentRequested(.first, entry)), (0, .measured(.first, size)), (200, .timePassed),
      (1000, .viewportChanged(covered(by: keyboard))), (1000, .measured(.first, size)),
      (2000, .timePassed),
    ])
    let during = engine.only(at: 2000)?.currentFrame
    engine.prepare([
      (3000, .viewportChanged(covered(by: nil))), (3000, .measured(.first, size)),
      (4000, .timePassed),
    ])
    return [during, engine.only(at: 4000)?.currentFrame]
  }

  private static func rect(y: Double, height: Double = 100) -> Rect {
    Rect(x: 10, y: y, width: 380, height: height)
  }

  @Test("a bound entry lies its offset above the keyboard, and goes back when that hides")
  func bound() {
    for spacing in [0.0, 15] {
      #expect(
        Self.places(.bottom, .avoided(spacing: spacing))
          == [Self.rect(y: 400 - spacing), Self.rect(y: 690)])
    }
    #expect(
      Self.places(.center, .avoided(), height: 400)
        == [Self.rect(y: 100, height: 400), Self.rect(y: 200, height: 400)])
  }

  @Test("an unbound one stays where it is")
  func unbound() {
    for placement in [Placement.bottom, .center] {
      let places = Self.places(placement, .ignored)
      #expect(places[0] == places[1])
    }
  }

  @Test("resisted by the screen's edge, an entry becomes less tall instead")
  func resistance() {
    #expect(
      Self.places(.bottom, .avoided(spacing: 5, edgeResistance: 40), height: 600)
        == [Self.rect(y: 40, height: 455), Self.rect(y: 190, height: 600)])
  }

  @Test("mended: it heeds what the keyboard covers and not how tall that is")
  func overlap() {
    let half = Rect(x: 0, y: 700, width: 400, height: 300)
    let elsewhere = Rect(x: 0, y: 200, width: 100, height: 100)
    #expect(Self.places(.bottom, .avoided(), keyboard: half)[0] == Self.rect(y: 600))
    #expect(Self.places(.top, .avoided(), keyboard: half)[0] == Self.rect(y: 10))
    #expect(Self.places(.top, .avoided(), keyboard: elsewhere)[0] == Self.rect(y: 10))
  }
}

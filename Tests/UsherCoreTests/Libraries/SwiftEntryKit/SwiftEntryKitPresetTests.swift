import Testing

@testable import UsherCore

/// The SwiftEntryKit reference, 1.2 to 1.4: the default attributes and the presets.
@Suite("SwiftEntryKit 1.2 to 1.4: defaults and presets")
struct SwiftEntryKitPresetTests {
  private struct Preset {
    let name: String
    let overlay: Overlay
    let frame: Rect
    var bleed = Insets.zero
    var dismissesOnTap = true
    var isSwipeable = true
  }

  private static let notched = Viewport(
    size: Size(width: 400, height: 800), safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))

  private static let above = Insets(top: 47, left: 0, bottom: 0, right: 0)
  private static let below = Insets(top: 0, left: 0, bottom: 34, right: 0)
  private static let atTop = Rect(x: 0, y: 47, width: 400, height: 100)
  private static let atBottom = Rect(x: 0, y: 666, width: 400, height: 100)

  private static let presets: [Preset] = [
    Preset(name: "no preset", overlay: SwiftEntryKit.attributes(.top), frame: atTop),
    Preset(
      name: "topFloat", overlay: SwiftEntryKit.float(.top),
      frame: Rect(x: 20, y: 57, width: 360, height: 100)),
    Preset(
      name: "bottomFloat", overlay: SwiftEntryKit.float(.bottom, limit: 44),
      frame: Rect(x: 20, y: 656, width: 360, height: 100)),
    Preset(
      name: "centerFloat", overlay: SwiftEntryKit.float(.center),
      frame: Rect(x: 20, y: 350, width: 360, height: 100)),
    Preset(name: "topToast", overlay: SwiftEntryKit.toast(.top), frame: atTop, bleed: above),
    Preset(
      name: "bottomToast", overlay: SwiftEntryKit.toast(.bottom), frame: atBottom, bleed: below),
    Preset(
      name: "topNote", overlay: SwiftEntryKit.note(.top), frame: atTop, bleed: above,
      dismissesOnTap: false, isSwipeable: false),
    Preset(
      name: "bottomNote", overlay: SwiftEntryKit.note(.bottom), frame: atBottom, bleed: below,
      dismissesOnTap: false, isSwipeable: false),
    Preset(
      name: "statusBar", overlay: SwiftEntryKit.statusBar,
      frame: Rect(x: 0, y: 0, width: 400, height: 100), dismissesOnTap: false),
  ]

  /// An engine with `overlay` at rest since 300 ms.
  private static func resting(_ overlay: Overlay) -> OverlayEngine {
    var engine = OverlayEngine()
    engine.prepare([
      (0, .viewportChanged(notched)), (0, .presentRequested(.first, overlay)),
      (0, .measured(.first, Size(width: 0, height: 100))), (300, .timePassed),
    ])
    return engine
  }

  @Test("each preset rests where it does there")
  func places() {
    for preset in Self.presets {
      let placed = PlacedOverlay(
        id: .first, frame: preset.frame, bleed: preset.bleed, offset: .zero, opacity: 1,
        acceptsInput: true)
      #expect(
        Self.resting(preset.overlay).scene(at: .ms(300)).looksLike([placed]), "\(preset.name)")
    }
  }

  @Test("each preset comes and goes in 0.3 seconds, and stays for 2")
  func times() {
    for preset in Self.presets {
      var engine = OverlayEngine()
      engine.prepare([
        (0, .viewportChanged(Self.notched)), (0, .presentRequested(.first, preset.overlay)),
      ])
      let size = Size(width: 0, height: 100)
      let life = [0, 299, 300, 2299, 2300, 2599, 2600].map { time in
        engine.play([time == 0 ? (0, .measured(.first, size)) : (time, .timePassed)])
      }
      #expect(
        life == [
          [.notify(.first, .willPresent)], [], [.notify(.first, .didPresent)], [],
          [.notify(.first, .willDismiss)], [], .gone(.first, .timedOut),
        ], "\(preset.name)")
    }
  }

  @Test("a tap and a swipe do to each preset what they do there")
  func touches() {
    for preset in Self.presets {
      var tapped = Self.resting(preset.overlay)
      let y = preset.frame.minY + 50
      let tap = tapped.play([pointer(.began, at: 400, y: y), pointer(.ended, at: 410, y: y)])
      #expect(
        tap == (preset.dismissesOnTap ? .tapped(.first) : [.performTap(.first, .overlay)]),
        "\(preset.name)")

      var swiped = Self.resting(preset.overlay)
      let way = preset.overlay.placement == .top ? -30.0 : 30
      let swipe = swiped.play([
        pointer(.began, at: 400, y: y), pointer(.moved, at: 410, y: y + way / 2),
        pointer(.ended, at: 420, y: y + way),
      ])
      #expect(
        swipe
          == (preset.isSwipeable ? [.claimPointer(.first), .notify(.first, .willDismiss)] : []),
        "\(preset.name)")
    }
  }

  @Test("each preset replaces what is displayed, and leaves what is behind it usable")
  func precedence() {
    for preset in Self.presets {
      var engine = Self.resting(preset.overlay)
      #expect(engine.hitTest(Point(x: 200, y: 250), at: .ms(400)) == .passThrough)
      #expect(
        engine.play([(400, .presentRequested(.second, preset.overlay))]).first
          == .notify(.first, .willDismiss))
      #expect(engine.shown == [.first, .second])
    }
  }

  /// The SwiftEntryKit reference, 1.4 and 5.
  @Test("the named priorities have the values they have there, and any other lies between them")
  func priorities() {
    #expect(SwiftEntryKit.priorities.map { $0.rawValue } == [0, 250, 500, 750, 1000])
    #expect(SwiftEntryKit.priorities.sorted() == SwiftEntryKit.priorities)
    #expect(Priority(999) < .max && Priority(999) > .high && Priority(1) > .min)
  }

  /// The SwiftEntryKit reference, 1.2: the validation that SwiftEntryKit never calls.
  @Test("mended: a duration may be infinite, and a negative one is refused by name")
  func durations() throws {
    #expect(try Lifetime.seconds(2) == SwiftEntryKit.attributes(.top).lifetime)
    #expect(try Lifetime.seconds(.infinity) == .untilDismissed)
    var engine = OverlayEngine.open()
    let entry = SwiftEntryKit.attributes(.top).with(\.lifetime, .timed(.seconds(-1)))
    #expect(
      engine.play([(0, .presentRequested(.first, entry))])
        == [.refuse(.first, .invalid(.negative(.lifetime, -1)))])
  }
}

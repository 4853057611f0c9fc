internal import Usher

extension Control {
  private static let reactions: [(String, TapBehavior)] = [
    ("Dismiss", .dismiss), ("Absorb", .absorb), ("Forward", .forward),
    ("Delay by 4 s", .delayExit(by: .seconds(4))),
  ]

  private static let swipes: Preparation = {
    if $0.swipe.kind != .edges { $0.swipe.kind = .edges }
  }

  static let swipe: [Control] = [
    choice(
      "swipe", "Swipe", in: .input, .at(\.swipe.kind),
      [("Over its edge", .edges), ("Off", .none), ("Follows the pointer", .physics)]),
    choice(
      "directions", "Swipe directions", in: .input, .at(\.swipe.directions),
      [
        ("By placement", nil), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
        ("Left or right", [.left, .right]), ("None", []),
      ], where: swipes),
    toggle(
      "slop", "Swipe discards slop", in: .input, .at(\.swipe.discardsSlop), where: swipes),
    choice(
      "thresholds", "Swipe thresholds", in: .input, .at(\.swipe.thresholds),
      [
        ("Standard", .standard), ("Slightest", .slightest),
        ("Half its size", SwipeThresholds(share: 0.5)),
        ("120 points", SwipeThresholds(distance: 120)),
      ], where: swipes),
    number(
      "swipe-margin", "Swipe margin", in: .input, .at(\.swipe.margin), 0...120,
      where: {
        swipes(&$0)
        if $0.swipe.thresholds.share == nil { $0.swipe.thresholds = .standard }
      }),
    choice(
      "resistance", "Resistance", in: .input, .at(\.swipe.resistance),
      [
        ("Rubber band", .rubberBand), ("Logarithmic", .logarithmic(limit: 47)),
        ("Logarithmic from the edge", .logarithmicFromEdge),
        ("Power of 0.7", .power(0.7)), ("Rigid", .rigid),
      ], where: swipes),
    choice(
      "pullback", "Pullback", in: .input, .at(\.swipe.pullback),
      [
        ("Lively", .lively), ("Jolt", .jolt), ("Ease out", .easeOut), ("Replay", .replay),
        ("Upright", .upright), ("Bouncy", .spring(.bouncy)), ("Launched", .launched(.smooth)),
      ], where: swipes),
    choice(
      "throw-length", "Throw duration", in: .input, .at(\.swipe.exitDuration),
      [
        ("0.12 to 0.4 s", .milliseconds(120) ... .milliseconds(400)),
        ("0.25 s", .milliseconds(250) ... .milliseconds(250)),
        ("0.5 to 2 s", .milliseconds(500) ... .seconds(2)),
      ], where: swipes),
  ]

  private static let hangs: Preparation = {
    if $0.swipe.kind != .physics { $0.swipe.kind = .physics }
  }

  static let flight: [Control] = [
    number(
      "flight-speed", "Minimum fling speed", in: .input, .at(\.swipe.flight.minimumSpeed),
      100...2000,
      step: 50, unit: "pt/s", where: hangs),
    number(
      "flight-energy", "Minimum fling energy", in: .input, .at(\.swipe.flight.minimumEnergy),
      0...2000,
      step: 50, unit: "pt/s", where: hangs),
    number(
      "flight-maximum", "Maximum fling speed", in: .input, .at(\.swipe.flight.maximumSpeed),
      100...4000,
      step: 100, unit: "pt/s", where: hangs),
    number(
      "flight-spin", "Maximum fling spin", in: .input, .at(\.swipe.flight.maximumSpin), 0...40,
      unit: "rad/s", where: hangs),
    seconds(
      "flight-delay", "Hide delay", in: .input, .at(\.swipe.flight.hideDelay), 0...2, step: 0.05,
      where: hangs),
  ]

  private static let hasBackdrop: Preparation = { $0.backdrop.isOn = true }

  static let backdrop: [Control] = [
    toggle("backdrop", "Backdrop", in: .backdrop, .at(\.backdrop.isOn)),
    choice(
      "backdrop-tap", "Tap", in: .backdrop, .at(\.backdrop.tap), reactions, where: hasBackdrop),
    toggle("modal", "Modal", in: .backdrop, .at(\.backdrop.isModal), where: hasBackdrop),
    choice(
      "scrim", "Scrim", in: .backdrop, .at(\.backdrop.scrim),
      [
        ("Dimmed", .scrim), ("Clear", .clear),
        ("Black, 50 %", .color(AdaptiveColor(hex: 0x000000, alpha: 0.5))),
        ("Blue", .color(AdaptiveColor(hex: 0x1A4766, alpha: 0.75))),
        ("Steel", SurfaceSettings.steel),
        ("Blur", .blur(.standard)), ("Blur, dark", .blur(.dark)),
      ], where: hasBackdrop),
    seconds(
      "backdrop-fade", "Fade duration", in: .backdrop, .at(\.backdrop.fade), 0...2, step: 0.05,
      where: hasBackdrop),
  ]
}

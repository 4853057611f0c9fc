import Testing

@testable import UsherCore

@Suite("Validation of overlays")
struct OverlayValidationTests {
  private static let reach = -1e9...1e9
  private static let lengths = 0...1e9
  private static let minute = 0.0...60
  private static let widths = 1...Double.greatestFiniteMagnitude

  private static let refused: [(OverlayConfiguration, ConfigurationError)] = [
    (.plain(lifetime: .timed(.seconds(-2))), .negative(.lifetime, -2)),
    (
      .plain().with(\.expansion, Expansion(after: .seconds(-1))), .negative(.expandsAfter, -1)
    ),
    (
      .plain().with(\.expansion, Expansion(timing: .linear(-500))), .negative(.curveDuration, -0.5)
    ),
    (.plain().with(\.margins.top, .infinity), .notFinite(.topMargin, .infinity)),
    (.plain().with(\.margins.left, -.infinity), .notFinite(.leftMargin, -.infinity)),
    (.plain().with(\.margins.bottom, .infinity), .notFinite(.bottomMargin, .infinity)),
    (.plain().with(\.margins.right, .infinity), .notFinite(.rightMargin, .infinity)),
    (.plain().with(\.margins.right, -2e9), .outOfRange(.rightMargin, -2e9, reach)),
    (.plain().with(\.size.maximumWidth, .constant(0.99)), .outOfRange(.maximumWidth, 0.99, widths)),
    (
      .plain().with(\.size.maximumWidth, .constant(.infinity)),
      .outOfRange(.maximumWidth, .infinity, widths)
    ),
    (
      .plain().with(\.size.maximumHeight, .constant(0)),
      .outOfRange(.maximumHeight, 0, widths)
    ),
    (.plain().with(\.size.maximumWidth, .ratio(-0.5)), .negative(.maximumWidth, -0.5)),
    (
      .plain().with(\.size.maximumHeight, .inset(.infinity)),
      .notFinite(.maximumHeight, .infinity)
    ),
    (.plain().with(\.size.regularWidthCap, 0.5), .outOfRange(.regularWidthCap, 0.5, widths)),
    (.plain().with(\.size.width, .constant(-1)), .negative(.width, -1)),
    (.plain().with(\.size.width, .ratio(.infinity)), .notFinite(.width, .infinity)),
    (.plain().with(\.size.height, .ratio(-1)), .negative(.height, -1)),
    (.plain().with(\.size.height, .inset(-2e9)), .outOfRange(.height, -2e9, reach)),
    (
      .plain().with(\.obstructions, .avoided(spacing: -1)), .negative(.obstructionSpacing, -1)
    ),
    (
      .plain().with(\.obstructions, .avoided(spacing: 2e9)),
      .outOfRange(.obstructionSpacing, 2e9, reach)
    ),
    (
      .plain().with(\.obstructions, .avoided(edgeResistance: .infinity)),
      .notFinite(.edgeResistance, .infinity)
    ),
    (.plain().with(\.buffer, -1), .negative(.buffer, -1)),
    (.plain().with(\.buffer, .infinity), .notFinite(.buffer, .infinity)),
    (.plain().with(\.overhang, .infinity), .notFinite(.overhang, .infinity)),
    (.plain().with(\.overhang, 2e9), .outOfRange(.overhang, 2e9, reach)),
    (.plain().with(\.overhang, -0.1), .negative(.overhang, -0.1)),
    (
      .plain().with(\.backdrop, Backdrop(fadeIn: .linear(-500))), .negative(.curveDuration, -0.5)
    ),
    (
      .plain().with(\.backdrop, Backdrop(fadeOut: .linear(-500))), .negative(.curveDuration, -0.5)
    ),
    (.plain(entrance: OverlayTransition(slide: .linear(-500))), .negative(.curveDuration, -0.5)),
    (.plain(entrance: OverlayTransition(scale: .linear(-500))), .negative(.curveDuration, -0.5)),
    (
      .plain(entrance: OverlayTransition(slide: .linear(1).delayed(by: .seconds(-2)))),
      .negative(.transitionDelay, -2)
    ),
    (
      .plain(entrance: OverlayTransition(scale: .linear(1).delayed(by: .seconds(-2)))),
      .negative(.transitionDelay, -2)
    ),
    (
      .plain(entrance: OverlayTransition(fade: .linear(1).delayed(by: .seconds(-2)))),
      .negative(.transitionDelay, -2)
    ),
    (
      .plain(entrance: OverlayTransition(rotation: .linear(1).delayed(by: .seconds(-2)))),
      .negative(.transitionDelay, -2)
    ),
    (
      .plain(entrance: OverlayTransition(slide: Slide(.linear(1), by: Vector(dx: 2e9, dy: 0)))),
      .outOfRange(.slide, 2e9, reach)
    ),
    (
      .plain(exit: OverlayTransition(slide: Slide(.linear(1), by: Vector(dx: 0, dy: .infinity)))),
      .notFinite(.slide, .infinity)
    ),
    (
      .plain(entrance: OverlayTransition(rotation: Rotation(.linear(1), from: 101))),
      .outOfRange(.rotation, 101, -100...100)
    ),
    (.plain(entrance: .scaled(from: -0.1)), .outOfRange(.scale, -0.1, 0...100)),
    (.plain(entrance: .scaled(from: 100.1)), .outOfRange(.scale, 100.1, 0...100)),
    (.plain(exit: .scaled(from: .infinity)), .notFinite(.scale, .infinity)),
    (.plain(exit: .scaled(about: 101, 0)), .outOfRange(.anchor, 101, -100...100)),
    (.plain(exit: .scaled(about: 0, -101)), .outOfRange(.anchor, -101, -100...100)),
    (.plain(exit: .scaled(about: 0, .infinity)), .notFinite(.anchor, .infinity)),
    (
      .plain(entrance: OverlayTransition(fade: Fade(.linear(1), from: 1.5))),
      .outOfRange(.opacity, 1.5, 0...1)
    ),
    (
      .plain(exit: OverlayTransition(fade: Fade(.linear(1), from: -.infinity))),
      .notFinite(.opacity, -.infinity)
    ),
    (
      .plain().with(\.replaced, OverlayTransition(slide: .linear(-500))),
      .negative(.curveDuration, -0.5)
    ),
    (.plain().with(\.replaced, .scaled(from: 101)), .outOfRange(.scale, 101, 0...100)),
    (.plain(entrance: OverlayTransition(fade: .linear(-500))), .negative(.curveDuration, -0.5)),
    (.plain(exit: OverlayTransition(slide: .linear(-500))), .negative(.curveDuration, -0.5)),
    (.plain(exit: OverlayTransition(fade: .linear(-500))), .negative(.curveDuration, -0.5)),
  ]

  @Test("each invalid value is refused with an error that names it", arguments: refused)
  func refuses(overlay: OverlayConfiguration, error: ConfigurationError) {
    #expect(throws: error) { try overlay.validate() }
  }

  private static let refusedSwipes: [(SwipePolicy, ConfigurationError)] = [
    (SwipePolicy(thresholds: .init(speed: -1)), .outOfRange(.swipeSpeed, -1, lengths)),
    (SwipePolicy(thresholds: .init(speed: 2e9)), .outOfRange(.swipeSpeed, 2e9, lengths)),
    (SwipePolicy(thresholds: .init(speed: .infinity)), .notFinite(.swipeSpeed, .infinity)),
    (SwipePolicy(thresholds: .init(share: -0.1)), .outOfRange(.swipeShare, -0.1, lengths)),
    (SwipePolicy(thresholds: .init(distance: -5)), .outOfRange(.swipeDistance, -5, lengths)),
    (SwipePolicy(thresholds: .init(margin: -1)), .outOfRange(.swipeMargin, -1, lengths)),
    (
      SwipePolicy(resistance: .logarithmic(limit: 0.5)),
      .outOfRange(.resistanceLimit, 0.5, 1...1e6)
    ),
    (SwipePolicy(resistance: .power(1.1)), .outOfRange(.resistanceExponent, 1.1, 0...1)),
    (
      SwipePolicy(exitDuration: .seconds(-1) ... .seconds(1)),
      .outOfRange(.exitDuration, -1, minute)
    ),
    (
      SwipePolicy(exitDuration: .seconds(1) ... .seconds(61)),
      .outOfRange(.exitDuration, 61, minute)
    ),
    (
      SwipePolicy(drag: .physics(PhysicsDrag(minimumSpeed: 99))),
      .outOfRange(.flingMinimumSpeed, 99, 100...1e9)
    ),
    (
      SwipePolicy(drag: .physics(PhysicsDrag(minimumEnergy: -1))),
      .outOfRange(.flingMinimumEnergy, -1, lengths)
    ),
    (
      SwipePolicy(drag: .physics(PhysicsDrag(maximumSpeed: 1))),
      .outOfRange(.flingMaximumSpeed, 1, 100...1e9)
    ),
    (
      SwipePolicy(drag: .physics(PhysicsDrag(maximumSpin: -1))),
      .outOfRange(.flingMaximumSpin, -1, 0...1000)
    ),
    (
      SwipePolicy(drag: .physics(PhysicsDrag(hideDelay: .seconds(-1)))),
      .outOfRange(.hideDelay, -1, minute)
    ),
  ]

  @Test(
    "each invalid value of a swipe is refused with an error that names it", arguments: refusedSwipes
  )
  func refusesSwipe(policy: SwipePolicy, error: ConfigurationError) {
    #expect(throws: error) { try OverlayConfiguration.plain(swipe: policy).validate() }
  }

  @Test("the error names the first of several invalid values, in the order of declaration")
  func order() {
    var overlay = OverlayConfiguration.plain(entrance: OverlayTransition(slide: .linear(-1))).with(
      \.overhang, -1)
    #expect(throws: ConfigurationError.negative(.overhang, -1)) { try overlay.validate() }
    overlay.lifetime = .timed(.seconds(-1))
    #expect(throws: ConfigurationError.negative(.lifetime, -1)) { try overlay.validate() }
  }

  @Test("NaN is refused in every value")
  func notANumber() {
    let paths: [WritableKeyPath<OverlayConfiguration, Double>] = [
      \.margins.top, \.margins.left, \.margins.bottom, \.margins.right,
      \.buffer, \.overhang,
    ]
    for path in paths {
      #expect(throws: ConfigurationError.self) {
        try OverlayConfiguration.plain().with(path, .nan).validate()
      }
    }
  }

  @Test("values at the limits of their ranges are accepted")
  func accepted() throws {
    let overlay = OverlayConfiguration.plain(
      lifetime: .timed(.zero), entrance: OverlayTransition(slide: .linear(0), fade: .linear(0)),
      exit: OverlayTransition())
    try overlay.validate()
    try overlay.with(\.entrance, .scaled(from: 0)).with(\.exit, .scaled(about: -100, 100))
      .validate()
    try overlay.with(\.entrance, .scaleIn).with(\.exit, .scaleOut)
      .with(\.replaced, .scaled(from: 100)).with(\.backdrop, Backdrop()).validate()
    try overlay.with(\.margins.top, -1e9).with(\.size.maximumWidth, .constant(1)).validate()
    try overlay.with(\.size.maximumWidth, .constant(.greatestFiniteMagnitude)).with(\.overhang, 0)
      .validate()
    try overlay.with(\.size.width, .inset(-20)).with(\.size.height, .ratio(0)).validate()
    try overlay.with(\.obstructions, .avoided(spacing: 0, edgeResistance: -100)).validate()
    try overlay.with(\.expansion, Expansion(after: .zero, timing: .linear(0))).validate()
    try OverlayConfiguration().validate()
    try OverlayConfiguration(swipe: .physics).validate()
    try OverlayConfiguration(
      swipe: SwipePolicy(
        thresholds: SwipeThresholds(speed: 0, share: 0, distance: 1e9), resistance: .power(0),
        exitDuration: .zero ... .zero)
    ).validate()
  }
}

extension OverlayTransition {
  fileprivate static func scaled(from scale: Double) -> OverlayTransition {
    OverlayTransition(scale: Scale(.linear(1), from: scale))
  }

  fileprivate static func scaled(about x: Double, _ y: Double) -> OverlayTransition {
    OverlayTransition(scale: Scale(.linear(1), from: 1, anchor: RelativePoint(x: x, y: y)))
  }
}

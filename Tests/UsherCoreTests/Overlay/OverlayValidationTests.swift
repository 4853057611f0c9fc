import Testing

@testable import UsherCore

@Suite struct OverlayValidationTests {
  private static let reach = -1e9...1e9
  private static let widths = 1...Double.greatestFiniteMagnitude

  private static let refused: [(Overlay, ConfigurationError)] = [
    (.plain(lifetime: .timed(.seconds(-2))), .negative(.lifetime, -2)),
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
    (.plain().with(\.overhang, .infinity), .notFinite(.overhang, .infinity)),
    (.plain().with(\.overhang, 2e9), .outOfRange(.overhang, 2e9, reach)),
    (.plain().with(\.overhang, -0.1), .negative(.overhang, -0.1)),
    (
      .plain().with(\.backdrop, Backdrop(fadeIn: .linear(-500))), .negative(.curveDuration, -0.5)
    ),
    (
      .plain().with(\.backdrop, Backdrop(fadeOut: .linear(-500))), .negative(.curveDuration, -0.5)
    ),
    (.plain(entrance: Transition(slide: .linear(-500))), .negative(.curveDuration, -0.5)),
    (.plain(entrance: Transition(scale: .linear(-500))), .negative(.curveDuration, -0.5)),
    (
      .plain(entrance: Transition(slide: .linear(1).delayed(by: .seconds(-2)))),
      .negative(.transitionDelay, -2)
    ),
    (
      .plain(entrance: Transition(scale: .linear(1).delayed(by: .seconds(-2)))),
      .negative(.transitionDelay, -2)
    ),
    (
      .plain(entrance: Transition(fade: .linear(1).delayed(by: .seconds(-2)))),
      .negative(.transitionDelay, -2)
    ),
    (.plain(entrance: .scaled(from: -0.1)), .outOfRange(.scale, -0.1, 0...100)),
    (.plain(entrance: .scaled(from: 100.1)), .outOfRange(.scale, 100.1, 0...100)),
    (.plain(exit: .scaled(from: .infinity)), .notFinite(.scale, .infinity)),
    (.plain(exit: .scaled(about: 101, 0)), .outOfRange(.anchor, 101, -100...100)),
    (.plain(exit: .scaled(about: 0, -101)), .outOfRange(.anchor, -101, -100...100)),
    (.plain(exit: .scaled(about: 0, .infinity)), .notFinite(.anchor, .infinity)),
    (
      .plain(entrance: Transition(fade: Fade(.linear(1), from: 1.5))),
      .outOfRange(.opacity, 1.5, 0...1)
    ),
    (
      .plain(exit: Transition(fade: Fade(.linear(1), from: -.infinity))),
      .notFinite(.opacity, -.infinity)
    ),
    (
      .plain().with(\.replaced, Transition(slide: .linear(-500))), .negative(.curveDuration, -0.5)
    ),
    (.plain().with(\.replaced, .scaled(from: 101)), .outOfRange(.scale, 101, 0...100)),
    (.plain(entrance: Transition(fade: .linear(-500))), .negative(.curveDuration, -0.5)),
    (.plain(exit: Transition(slide: .linear(-500))), .negative(.curveDuration, -0.5)),
    (.plain(exit: Transition(fade: .linear(-500))), .negative(.curveDuration, -0.5)),
  ]

  @Test("each value that cannot be used is refused by its name", arguments: refused)
  func refuses(overlay: Overlay, error: ConfigurationError) {
    #expect(throws: error) { try overlay.validate() }
  }

  @Test("the first of several values at fault is named, in the order of declaration")
  func order() {
    var overlay = Overlay.plain(entrance: Transition(slide: .linear(-1))).with(\.overhang, -1)
    #expect(throws: ConfigurationError.negative(.overhang, -1)) { try overlay.validate() }
    overlay.lifetime = .timed(.seconds(-1))
    #expect(throws: ConfigurationError.negative(.lifetime, -1)) { try overlay.validate() }
  }

  @Test("what is not a number is refused wherever it stands")
  func notANumber() {
    let paths: [WritableKeyPath<Overlay, Double>] = [
      \.margins.top, \.margins.left, \.margins.bottom, \.margins.right,
      \.overhang,
    ]
    for path in paths {
      #expect(throws: ConfigurationError.self) { try Overlay.plain().with(path, .nan).validate() }
    }
  }

  @Test("values at the border of what is allowed are accepted")
  func accepted() throws {
    let overlay = Overlay.plain(
      lifetime: .timed(.zero), entrance: Transition(slide: .linear(0), fade: .linear(0)),
      exit: Transition())
    try overlay.validate()
    try overlay.with(\.entrance, .scaled(from: 0)).with(\.exit, .scaled(about: -100, 100))
      .validate()
    try overlay.with(\.entrance, .scaleIn).with(\.exit, .scaleOut)
      .with(\.replaced, .scaled(from: 100)).with(\.backdrop, Backdrop()).validate()
    try overlay.with(\.margins.top, -1e9).with(\.size.maximumWidth, .constant(1)).validate()
    try overlay.with(\.size.maximumWidth, .constant(.greatestFiniteMagnitude)).with(\.overhang, 0)
      .validate()
    try Overlay().validate()
  }
}

extension Transition {
  fileprivate static func scaled(from scale: Double) -> Transition {
    Transition(scale: Scale(.linear(1), from: scale))
  }

  fileprivate static func scaled(about x: Double, _ y: Double) -> Transition {
    Transition(scale: Scale(.linear(1), from: 1, anchor: UnitPoint(x: x, y: y)))
  }
}

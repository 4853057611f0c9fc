import Testing
@testable import Usher

@testable import GalleryModel

@Suite("The playground")
struct PlaygroundTests {
  /// The properties that the playground doesn't set.
  private static let left: Set<String> = [
    "name", "variant", "readingMilliseconds", "hasCondition", "showsTimeLeft", "drawing",
    "overhang", "offersUndo", "underRate", "asksBeforeDismissal", "pushesContent", "detents",
    "selectedDetent",
  ]

  private static let transitions:
    [any KeyPath<OverlayConfiguration, OverlayTransition?> & Sendable] = [
      \.coming, \.going, \.replaced,
    ]

  private static let settings = Control.all.flatMap { $0.variants().map(\.1) }

  /// Returns the names of a value's properties that no control changes.
  private func unset<Value>(
    of base: Playground = Playground(), _ value: (Playground) -> Value?
  ) -> [String] {
    func parts(_ value: Any) -> [String: String] {
      Mirror(reflecting: value).children.reduce(into: [:]) { found, child in
        // Copies of a large value share its parts.
        if let shared = Mirror(reflecting: child.value).descendant("storage", "value") {
          found.merge(parts(shared)) { $1 }
        } else {
          var text = ""
          dump(child.value, to: &text)
          found[child.label ?? ""] = text
        }
      }
    }
    guard let usual = value(base).map(parts) else { return ["it is not there"] }
    let all = Control.all.flatMap { $0.variants(of: base) }.compactMap { value($0.1) }.map(parts)
    return usual.keys.filter { key in all.allSatisfy { $0[key] == usual[key] } }.sorted()
  }

  @Test("the controls cover all values of an overlay, a lane, a surface and their surroundings")
  func complete() {
    #expect(unset { $0.configuration }.filter { !Self.left.contains($0) } == [])
    #expect(unset { $0.lane } == [])
    #expect(unset { $0.overlay.style } == [])
    #expect(unset { Surroundings($0.overlay) } == [])
    #expect(unset { $0.configuration.size } == [])
    #expect(unset { $0.configuration.margins } == [])
  }

  @Test("the playground's overlay has the values set by the controls")
  func overlay() {
    for playground in Self.settings {
      let shown = playground.overlay.resolved
      var expected = playground.configuration
      // A single line has its intrinsic width, unless the playground sets a width.
      if shown.configuration.size.width == .intrinsic,
        expected.size.width == SizeConstraints().width
      {
        expected.size.width = .intrinsic
      }
      #expect(shown.configuration == expected)
      #expect(
        shown.content.style.clipsContent == playground.surface.clipsContent
          || playground.overlay.content.style.clipsContent)
    }
  }

  /// An overlay's values outside its configuration and its surface.
  private struct Surroundings {
    let name: String?
    let scrim: Background
    let appearance: Appearance?
    let haptic: Haptic?

    init(_ overlay: Overlay) {
      (name, scrim) = (overlay.name, overlay.scrim)
      (appearance, haptic) = (overlay.appearance, overlay.haptic)
    }
  }

  @Test("the controls cover all values of a swipe and its thresholds")
  func completeSwipes() {
    #expect(unset { $0.configuration.swipe } == [])
    #expect(unset { $0.configuration.swipe?.thresholds } == [])
  }

  @Test("the controls cover all values of a drag with physics")
  func completeDrags() {
    var base = Playground()
    base.swipe.kind = .physics
    #expect(unset(of: base) { $0.configuration.swipe?.drag.rules } == [])
  }

  @Test("the controls cover all values of each transition and its parts", arguments: transitions)
  func completeTransitions(path: any KeyPath<OverlayConfiguration, OverlayTransition?> & Sendable) {
    var base = Playground()
    let everything = MotionSettings(slides: true, scales: true, turns: true, fades: true)
    (base.entrance, base.exit, base.replaced) = (everything, everything, everything)
    base.hasReplacedExit = true
    #expect(unset(of: base) { $0.configuration[keyPath: path] } == [])
    #expect(unset(of: base) { $0.configuration[keyPath: path]?.slide } == [])
    #expect(unset(of: base) { $0.configuration[keyPath: path]?.scale } == [])
    #expect(unset(of: base) { $0.configuration[keyPath: path]?.rotation } == [])
    #expect(unset(of: base) { $0.configuration[keyPath: path]?.fade } == [])
  }

  @Test("a transition can slide over any edge, or by any distance")
  func ways() {
    let ways = Set(Self.settings.compactMap { $0.configuration.entrance.slide?.hiddenPosition })
    #expect(
      ways.isSuperset(of: [
        .beyondEdge(nil), .beyondEdge(.top), .beyondEdge(.left), .beyondEdge(.right),
      ]))
    let distances = ways.compactMap { way -> Vector? in
      if case .offset(let distance) = way { distance } else { nil }
    }
    #expect(Set(distances.map(\.dx)).count > 2 && Set(distances.map(\.dy)).count > 2)
  }

  @Test("controls have unique names, and each shows its value")
  func controls() {
    #expect(Set(Control.all.map(\.name)).count == Control.all.count)
    for control in Control.all {
      for (name, playground) in control.variants() {
        #expect(control.isActive(in: playground), "\(name)")
        switch control.kind {
        case .choice(let choice):
          let selected = choice.selected(playground).map { choice.titles[$0] } ?? ""
          #expect(name == "\(control.name)-\(Control.hyphenated(selected))")
        case .toggle(let isOn, _): #expect(name.hasSuffix("-on") == isOn(playground))
        case .number(let number): #expect(number.range.contains(number.value(playground)))
        }
      }
    }
  }

  @Test("every setting gives a valid overlay")
  func valid() throws {
    for playground in Self.settings { try playground.configuration.validate() }
  }

  @Test("without settings, the playground's code is as short as possible")
  func shortest() {
    #expect(
      PlaygroundCode(Playground()).text() == """
        presenter.present(
          .notification(
            icon: .icon("starred-symbolic"), title: "Made in the playground",
            text: "Change any setting to see its effect."))
        """)
  }
}

extension Playground {
  /// The values set by the controls, without the playground's modifiers.
  fileprivate var configuration: OverlayConfiguration {
    var configuration = base
    configuration.swipe = swipe.policy
    configuration.backdrop = backdrop.backdrop
    configuration.entrance = entrance.transition
    configuration.exit = exit.transition
    configuration.replaced = hasReplacedExit ? replaced.transition : nil
    return configuration
  }
}

extension OverlayConfiguration {
  // The property's type must be optional, like the type of the exit when replaced.
  fileprivate var coming: OverlayTransition? { entrance }
  fileprivate var going: OverlayTransition? { exit }
}

extension DragStyle {
  /// The rules of a drag with physics.
  fileprivate var rules: PhysicsDrag? {
    switch self {
    case .edges: nil
    case .physics(let rules): rules
    }
  }
}

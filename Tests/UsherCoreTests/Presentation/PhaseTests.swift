import Testing

@testable import UsherCore

/// The name of a phase, without its associated values.
enum PhaseName: CaseIterable {
  case checking, measuring, entering, resting, dragged, returning, exiting
}

/// Tests of the table in the comment of `Phase`, cell by cell.
@Suite("The table of phases")
struct PhaseTests {
  /// Creates an overlay in the given phase at 500 ms, by playing events.
  private func presentation(in name: PhaseName) -> Presentation {
    let lifetime = OverlayDuration.timed(.seconds(1))
    var presentation = Presentation(
      id: .first,
      overlay: .plain(lifetime: lifetime, entrance: OverlayTransition(slide: .linear(600))))
    if name == .checking { presentation.phase = .checking }
    guard name != .measuring, name != .checking else { return presentation }
    presentation.step(at: .origin) { $0.measure(as: .card, in: &$1) }
    guard name != .entering else { return presentation }
    presentation.step(at: .ms(400)) { _ = $0.meetDeadline(in: &$1) }
    guard name != .resting else { return presentation }
    if name == .exiting {
      presentation.step(at: .ms(500)) { $0.dismiss(.programmatic, in: &$1) }
      return presentation
    }
    presentation.step(at: .ms(500)) { $0.beginDrag(dragStart, to: sample(70), in: &$1) }
    guard name != .dragged else { return presentation }
    presentation.comeBack(velocity: .zero, in: .phone(at: .ms(500)))
    return presentation
  }

  private var dragStart: Press.DragStart {
    .first(sample(90))
  }

  private func sample(_ y: Double) -> PointerSample {
    PointerSample(position: OverlayPoint(x: 200, y: y), time: .ms(500))
  }

  @Test("each phase is reached by its events", arguments: PhaseName.allCases)
  func reached(name: PhaseName) {
    #expect(presentation(in: name).phase.name == name)
  }

  @Test("the first measured size starts the entrance, and later sizes only change the frame")
  func measured() {
    for name in PhaseName.allCases {
      var presentation = presentation(in: name)
      let phase = presentation.phase
      let size = OverlaySize(width: 380, height: 55)
      let commands = presentation.step(at: .ms(500)) { $0.measure(as: size, in: &$1) }
      #expect(presentation.size == size)
      if name == .measuring {
        #expect(commands == [.notify(.first, .willPresent)])
        #expect(presentation.phase.name == .entering)
      } else {
        #expect(commands.isEmpty)
        #expect(presentation.phase == phase)
      }
    }
  }

  private static let dueSteps: [(PhaseName, PhaseName, [OverlayCommand], Departure?)] = [
    (.checking, .checking, [], nil),
    (.measuring, .measuring, [], nil),
    (.entering, .resting, [.notify(.first, .didPresent)], nil),
    (.resting, .exiting, [.notify(.first, .willDismiss)], nil),
    (.dragged, .exiting, [.notify(.first, .willDismiss)], nil),
    (.returning, .resting, [], nil),
    (.exiting, .exiting, [], .dismissed(.programmatic)),
  ]

  @Test("a phase whose deadline passes is followed by the phase in the table", arguments: dueSteps)
  func due(name: PhaseName, next: PhaseName, commands: [OverlayCommand], departure: Departure?) {
    var presentation = presentation(in: name)
    // A returning overlay arrives some time later. All other steps happen at the given time.
    let moment = name == .returning ? presentation.phase.deadline ?? .origin : .ms(500)
    var step = Step.phone(at: moment)
    #expect(presentation.meetDeadline(in: &step) == departure)
    #expect(step.removeCommands() == commands)
    #expect(presentation.phase.name == next)
  }

  @Test("a dismissal exits from every visible phase, and the first reason is used")
  func dismissed() {
    for name in PhaseName.allCases {
      var presentation = presentation(in: name)
      let before = presentation
      let pose = presentation.pose(at: .ms(500), in: .phone)
      let commands = presentation.step(at: .ms(500)) { $0.dismiss(.swipe, in: &$1) }
      if [.checking, .measuring, .exiting].contains(name) {
        #expect(commands.isEmpty)
        #expect(presentation == before)
      } else {
        #expect(commands == [.notify(.first, .willDismiss)])
        #expect(presentation.phase.name == .exiting)
        #expect(presentation.pose(at: .ms(500), in: .phone) == pose)
      }
    }
  }

  @Test(
    "an update rebuilds and remeasures the overlay, restarts its countdown and reverses an exit"
  )
  func updated() {
    let overlay = OverlayConfiguration.plain(lifetime: .timed(.seconds(5)))
    for name in PhaseName.allCases {
      var presentation = presentation(in: name)
      let commands = presentation.step(at: .ms(500)) { $0.update(to: overlay, in: &$1) }
      #expect(presentation.overlay == overlay)
      #expect(commands == (name == .checking ? [] : [.refresh(.first), .measure(.first, .phone)]))
      #expect(presentation.phase.name == (name == .exiting ? .returning : name))
      let counts = [.resting, .dragged, .returning].contains(name)
      let anew = Countdown(
        overlay.rest, at: .ms(500), under: .times(1), isHeld: name != .resting)
      #expect(presentation.phase.countdown == (counts ? anew : nil))
    }
  }

  @Test("a returning overlay with a running countdown can exit before it arrives")
  func timedOutOnItsWayBack() {
    var presentation = presentation(in: .returning)
    presentation.phase = presentation.phase.with(.running(until: .ms(510)))
    #expect(presentation.phase.deadline == .ms(510))
    let commands = presentation.step(at: .ms(510)) { _ = $0.meetDeadline(in: &$1) }
    #expect(commands == [.notify(.first, .willDismiss)])
    #expect(presentation.phase.name == .exiting)
  }

  @Test("a drag starts in every phase that accepts input, except during a drag")
  func dragBegan() {
    for name in PhaseName.allCases {
      var presentation = presentation(in: name)
      let before = presentation
      let commands = presentation.step(at: .ms(500)) {
        $0.beginDrag(dragStart, to: sample(80), in: &$1)
      }
      if [.entering, .resting, .returning].contains(name) {
        #expect(commands == [.claimPointer(.first)])
        #expect(presentation.phase.name == .dragged)
      } else {
        #expect(commands.isEmpty)
        #expect(presentation == before)
      }
    }
  }

  @Test("a release makes a dragged overlay exit or return, and doesn't affect other phases")
  func released() {
    for name in PhaseName.allCases {
      var presentation = presentation(in: name)
      let before = presentation
      let far = sample(20)
      let commands = presentation.step(at: .ms(500)) { $0.endDrag(at: far, in: &$1) }
      #expect(commands == (name == .dragged ? [.notify(.first, .willDismiss)] : []))
      if name != .dragged { #expect(presentation == before) }
    }
    var near = presentation(in: .dragged)
    let commands = near.step(at: .ms(500)) { $0.endDrag(at: sample(80), in: &$1) }
    #expect(commands.isEmpty)
    #expect(near.phase.name == .returning)
  }

  @Test("attention pauses the countdown of a presented overlay, and doesn't affect other phases")
  func attention() {
    for name in PhaseName.allCases {
      var presentation = presentation(in: name)
      let before = presentation
      presentation.reconcileCountdown(in: .phone(at: .ms(500), attention: .hover))
      #expect(
        (presentation == before) == (name != .resting && name != .dragged && name != .returning))
      presentation.reconcileCountdown(in: .phone(at: .ms(500)))
      #expect(presentation == before || name == .dragged || name == .returning)
    }
  }

  @Test("only some phases have a deadline, a motion or accept input")
  func properties() {
    for name in PhaseName.allCases {
      let phase = presentation(in: name).phase
      #expect((phase.deadline == nil) == (name == .measuring || name == .checking))
      #expect((phase.motion != nil) == [.entering, .returning, .exiting].contains(name))
      #expect(phase.acceptsInput == ![.checking, .measuring, .exiting].contains(name))
    }
  }
}

extension Phase {
  fileprivate var name: PhaseName {
    switch self {
    case .checking: .checking
    case .measuring: .measuring
    case .entering: .entering
    case .resting: .resting
    case .dragged: .dragged
    case .returning: .returning
    case .exiting: .exiting
    }
  }
}

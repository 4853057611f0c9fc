import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Reasons for dismissal")
struct DepartureTests {
  @Test(
    "a resting overlay is dismissed for one reason, with its callbacks in order",
    arguments: Departure.fromRest)
  func rest(_ departure: Departure) {
    play(departure) { stage, lifecycle in
      var overlay = OverlayConfiguration.lasting
      overlay.lifetime = .timed(.seconds(30))
      let handle = stage.present(overlay, lifecycle)
      stage.advance(300)
      return handle
    }
  }

  @Test(
    "an overlay dismissed during its entrance doesn't call didPresent",
    arguments: Departure.fromEntrance)
  func entrance(_ departure: Departure) {
    play(departure) { stage, lifecycle in
      let handle = stage.present(.lasting, lifecycle)
      stage.advance(50)
      return handle
    }
  }

  @Test("a waiting overlay only calls didDismiss", arguments: Departure.fromLine)
  func line(_ departure: Departure) {
    play(departure) { stage, lifecycle in
      stage.present("in front")
      return stage.present(.lasting, lifecycle)
    }
  }

  @Test("every dismiss reason is tested")
  func complete() {
    let all = Departure.fromRest + Departure.fromEntrance + Departure.fromLine
    // These reasons need a backdrop, a maximum wait, an anchor, a summary, quiet, or a condition.
    let ofItsOwn: Set<DismissReason> = [
      .backdropTap, .expired, .declined, .summarized, .suppressed, .anchorGone,
    ]
    #expect(Set(all.map(\.reason)).union(ofItsOwn) == Set(DismissReason.allCases))
  }

  @Test("a backdrop tap, an expired wait, a declined turn and a missing anchor are also reasons")
  func ofItsOwn() {
    let stage = Stage()
    let dialog = stage.present(
      OverlayConfiguration(placement: .top, backdrop: Backdrop()), Lifecycle())
    let impatient = stage.present(
      OverlayConfiguration(maximumWait: .milliseconds(100)), Lifecycle())
    let unwilling = stage.present(OverlayConfiguration(), Lifecycle(shouldPresent: { false }))
    let lost = stage.present(
      OverlayConfiguration(lane: LaneID(9), anchor: .beside("nowhere")), Lifecycle())
    stage.advance(500)
    stage.host.point(.began, at: OverlayPoint(x: 200, y: 700))
    stage.host.point(.ended, at: OverlayPoint(x: 200, y: 700))
    stage.advance(1000)
    #expect(dialog.result == .dismissed(.backdropTap))
    #expect(impatient.result == .dismissed(.expired))
    #expect(unwilling.result == .dismissed(.declined))
    #expect(lost.result == .dismissed(.anchorGone))
  }

  @Test(
    "the first reason wins", arguments: Departure.fromRest.filter { $0.reason != .hostClosed },
    Departure.fromRest)
  func firstReason(_ first: Departure, _ second: Departure) {
    let stage = Stage()
    var overlay = OverlayConfiguration.lasting
    overlay.lifetime = .timed(.seconds(30))
    let handle = stage.present(overlay, Lifecycle())
    stage.advance(300)
    first.act(stage, handle)
    second.act(stage, handle)
    stage.advance(1000)
    #expect(handle.result == .dismissed(first.reason))
    #expect(stage.problems.isEmpty)
  }

  private func play(
    _ departure: Departure,
    from start: @MainActor (Stage, Lifecycle) -> PresentationHandle
  ) {
    let stage = Stage()
    let journal = Journal()
    let handle = start(stage, journal.lifecycle("A"))
    departure.act(stage, handle)
    stage.advance(1000)
    let expected = departure.milestones.map {
      $0 == "didDismiss" ? "A didDismiss \(departure.reason)" : "A \($0)"
    }
    #expect(journal.lines == expected)
    #expect(handle.result == .dismissed(departure.reason))
    #expect(stage.host.attached[handle.id] == nil)
    #expect(!stage.presenter.isShowing(handle.id))
    #expect(stage.problems.isEmpty)
  }
}

extension Stage {
  fileprivate func present(_ overlay: OverlayConfiguration, _ lifecycle: Lifecycle)
    -> PresentationHandle
  {
    presenter.present(
      .words("hello", button: OverlayNode.Button("Undo")), as: overlay, lifecycle: lifecycle)
  }
}

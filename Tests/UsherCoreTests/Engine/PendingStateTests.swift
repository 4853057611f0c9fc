import Testing

@_spi(Facades) @testable import UsherCore

@Suite("Pending states of requests")
struct PendingStateTests {
  @Test("a pending state follows a request from its delay to its end")
  func life() {
    var engine = OverlayEngine.open()
    var overlay = OverlayConfiguration.plain()
    overlay.delay = .milliseconds(100)
    overlay.hasCondition = true
    engine.prepare([(0, .presentRequested(.first, overlay))])
    var pendingStates = [engine.pendingState(of: .first, at: .ms(0))]
    let steps: [(Int, OverlayEvent)] = [
      (100, .timePassed), (100, .turnAccepted(.first)), (100, .measured(.first, .card)),
      (300, .timePassed), (400, .attentionChanged(.hover, of: .first, isPresent: true)),
      (500, .dismissRequested(.all())), (600, .timePassed),
    ]
    for (moment, event) in steps {
      engine.prepare([(moment, event)])
      pendingStates.append(engine.pendingState(of: .first, at: .ms(moment)))
    }
    func showing(
      _ activity: PendingState.Activity, _ timeLeft: PendingState.TimeLeft, pausedBy: Attention = []
    ) -> PendingState {
      .shown(
        PendingState.Showing(
          admission: .turn, activity: activity, timeLeft: timeLeft, pausedBy: pausedBy,
          postponed: nil))
    }
    #expect(
      pendingStates == [
        .delayed(until: .ms(100)), .checking(.turn), .measuring(.turn),
        showing(.entering, .notCounting), showing(.resting, .running(.seconds(1))),
        showing(.resting, .paused(.milliseconds(900)), pausedBy: .hover),
        .leaving(.dismissed(.programmatic)), nil,
      ])
    #expect(engine.pendingState(of: .stranger, at: .ms(600)) == nil)
  }

  @Test("an overlay of a stack is paused while the user attends to another")
  func pausedByStack() {
    var engine = OverlayEngine.open(
      with: LaneSettings(capacity: 2, arrangement: .collapsed(CollapsedStack())))
    engine.prepare(showing(.first, at: 0) + showing(.second, at: 0))
    engine.prepare([(400, .attentionChanged(.hover, of: .second, isPresent: true))])
    #expect(
      engine.pendingState(of: .first, at: .ms(500))
        == .shown(
          PendingState.Showing(
            admission: .turn, activity: .resting, timeLeft: .paused(.milliseconds(800)),
            pausedBy: .hover, postponed: nil)))
  }

  @Test("a waiting overlay's wait reason is the first that applies")
  func obstacles() {
    var engine = OverlayEngine(LaneSettings(gap: .constant(.milliseconds(500))))
    func wait(at moment: Int) -> PendingState.WaitReason? {
      guard case .waiting(let wait) = engine.pendingState(of: .second, at: .ms(moment)) else {
        return nil
      }
      return wait.reason
    }
    engine.prepare([
      (0, .presentRequested(.first, .plain())), (0, .presentRequested(.second, .plain())),
    ])
    #expect(wait(at: 0) == .noViewport)
    engine.prepare([(0, .viewportChanged(.phone)), (0, .measured(.first, .card))])
    #expect(wait(at: 0) == .full([.first]))
    engine.prepare([(0, .lanePaused(.main))])
    #expect(wait(at: 0) == .paused)
    engine.prepare([(0, .laneResumed(.main)), (1350, .timePassed)])
    #expect(wait(at: 1350) == .gap(until: .ms(1800)))
  }

  @Test("a lane is in its gap after an overlay is removed, even if no others are waiting")
  func gap() {
    var engine = OverlayEngine(LaneSettings(gap: .constant(.milliseconds(500))))
    #expect(!engine.isInGap(.main, at: .ms(0)))
    engine.prepare([
      (0, .viewportChanged(.phone)), (0, .presentRequested(.first, .plain())),
      (0, .measured(.first, .card)), (1350, .timePassed),
    ])
    let gaps = [1299, 1300, 1799, 1800].map { engine.isInGap(.main, at: .ms($0)) }
    #expect(gaps == [true, true, true, false])
    #expect(!engine.isInGap(LaneID(7), at: .ms(1350)))
  }

  @Test(
    "a pending state names the replaced overlays, and the time when the request expires"
  )
  func admissions() {
    var engine = OverlayEngine.resting()
    var urgent = OverlayConfiguration.plain()
    urgent.precedence = .replace()
    var impatient = OverlayConfiguration.plain()
    impatient.maximumWait = .seconds(3)
    engine.prepare([
      (300, .presentRequested(.second, urgent)), (300, .presentRequested(.third, impatient)),
    ])
    #expect(engine.pendingState(of: .first, at: .ms(300)) == .leaving(.dismissed(.replaced)))
    #expect(engine.pendingState(of: .second, at: .ms(300)) == .measuring(.replaced([.first])))
    #expect(
      engine.pendingState(of: .third, at: .ms(300))
        == .waiting(
          PendingState.Wait(
            reason: .full([.first, .second]), expiry: .ms(3300), wasInterrupted: false)))
  }
}

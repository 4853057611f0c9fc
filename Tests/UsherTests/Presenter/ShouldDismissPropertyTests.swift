import Testing
import UsherTesting

@testable import Usher

@MainActor
@Suite("Decisions about dismissals among random events", .timeLimit(.minutes(10)))
struct ShouldDismissPropertyTests {
  private enum Event: CaseIterable {
    case escape, tap, closeButton, closingWindow, agreement, refusal, dismissalByTheApp
  }

  /// What the app and the test know of an overlay.
  private struct Known: Equatable {
    var reasons: [DismissReason] = []
    var cancellations = 0
    var result: DismissReason?
  }

  /// A second, slow description of the rules.
  private struct Model {
    var known = Known()
    private var pending: DismissReason?

    mutating func receive(_ event: Event) {
      guard known.result == nil else { return }
      switch event {
      case .escape: attempt(.escape)
      case .tap: attempt(.tap)
      case .closeButton: attempt(.button(0))
      case .closingWindow: attempt(.hostClosed)
      case .agreement:
        known.result = pending
        pending = nil
      case .refusal: pending = nil
      case .dismissalByTheApp:
        cancel()
        known.result = .programmatic
      }
    }

    private mutating func attempt(_ reason: DismissReason) {
      cancel()
      known.reasons.append(reason)
      pending = reason
    }

    private mutating func cancel() {
      if pending != nil { known.cancellations += 1 }
      pending = nil
    }
  }

  /// A real overlay whose decisions are made by events.
  @MainActor
  private final class Script {
    let stage = Stage()
    private(set) var known = Known()
    private var decisions: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var handle: PresentationHandle?

    init() {
      handle = stage.presenter.present(
        .notification(title: "Draft").duration(.infinite).tap(.dismiss).closeButton(.always)
          .shouldDismiss { [weak self] in await self?.decide($0) ?? true })
      stage.advance(1000)
    }

    private func decide(_ reason: DismissReason) async -> Bool {
      let number = known.reasons.count
      known.reasons.append(reason)
      return await withTaskCancellationHandler {
        await withCheckedContinuation { decisions[number] = $0 }
      } onCancel: {
        Task { @MainActor in self.cancel(number) }
      }
    }

    private func cancel(_ number: Int) {
      guard let decision = decisions.removeValue(forKey: number) else { return }
      known.cancellations += 1
      decision.resume(returning: true)
    }

    func receive(_ event: Event) async {
      guard let handle else { return }
      switch event {
      case .escape: _ = stage.presenter.press(.escape)
      case .tap: stage.tap(handle)
      case .closeButton: stage.host.pressButton(0, of: handle.id)
      case .closingWindow: if handle.state.isShown { _ = stage.host.requestClosing() }
      case .agreement: answer(true)
      case .refusal: answer(false)
      case .dismissalByTheApp: handle.dismiss()
      }
      for _ in 0..<30 { await Task.yield() }
      stage.advance(2000)
      if case .dismissed(let reason) = handle.result { known.result = reason }
    }

    private func answer(_ agrees: Bool) {
      for number in decisions.keys.sorted() {
        decisions.removeValue(forKey: number)?.resume(returning: agrees)
      }
    }
  }

  @Test("each attempt is decided once, the latest attempt counts, and the app never waits")
  func random() async {
    for seed in 0..<150 as Range<UInt64> {
      var (random, model) = (SplitMix(state: seed), Model())
      let script = Script()
      var events: [Event] = []
      for _ in 0..<8 {
        let event = Event.allCases.randomElement(using: &random) ?? .escape
        events.append(event)
        model.receive(event)
        await script.receive(event)
        #expect(script.known == model.known, "seed \(seed): \(events)")
        if script.known != model.known { return }
      }
      await script.receive(.dismissalByTheApp)
      #expect(script.stage.presenter.shown == [], "seed \(seed)")
    }
  }
}

import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Events of random requests", .timeLimit(.minutes(10)))
struct EventPropertyTests {
  /// A random script with all kinds of requests and other events.
  @MainActor
  private final class Script {
    let stage = Stage(capacity: 2)
    /// The callbacks that were called, each with its request's number.
    private(set) var callbacks: [Callback] = []
    /// The numbers of the requests, by their ids.
    private(set) var numbers: [OverlayID: Int] = [:]
    private(set) var handles: [PresentationHandle] = []
    private var count = 0
    private var random: SplitMix

    /// A callback of a request.
    struct Callback: Equatable {
      let request: Int
      let kind: PresenterEvent.Kind
    }

    init(seed: UInt64) {
      random = SplitMix(state: seed)
    }

    func run() {
      for _ in 0..<60 { act() }
      stage.advance(60_000)
      stage.presenter.dismissAll()
      stage.advance(60_000)
      stage.host.closeWindow()
    }

    private func act() {
      let shown = stage.presenter.shown.randomElement(using: &random)
      let some = handles.randomElement(using: &random)
      switch chance(20) {
      case 0...6: request()
      case 7...9: stage.advance(chance(2500))
      case 10: some?.dismiss()
      case 11: some?.update(to: .words("updated"))
      case 12: some?.transform(to: .words("transformed"))
      case 13: some.map { stage.tap($0) }
      case 14: some.map { stage.drag($0, up: Double(chance(90))) }
      case 15: some.map { stage.host.hover(at: chance(1) == 0 ? stage.blank(of: $0) : nil) }
      case 16: shown.map { stage.host.pressButton(0, of: $0) }
      case 17: _ = stage.presenter.press(.escape)
      case 18: stage.host.setAppActive(chance(1) == 0)
      case 19: stage.host.setAppVisible(chance(2) > 0)
      default: change(some)
      }
    }

    private func change(_ some: PresentationHandle?) {
      switch chance(6) {
      case 0: stage.presenter.pause(.main)
      case 1, 2: stage.presenter.resume(.main)
      case 3: some?.setLifetime(.timed(.milliseconds(chance(3000) - 300)))
      case 4: some?.loseOwner()
      case 5: stage.presenter.dismiss(.named(name(), in: nil))
      default: if chance(5) == 0 { stage.host.closeWindow() }
      }
    }

    /// Presents an overlay, whose callbacks may make further requests.
    private func request(depth: Int = 0) {
      // A callback may make further requests before this request has a handle.
      let number = count
      count += 1
      var overlay = OverlayConfiguration(
        lifetime: chance(3) == 0 ? .infinite : .timed(.milliseconds(chance(3000))),
        entrance: chance(3) == 0 ? OverlayTransition() : .tenth,
        exit: chance(3) == 0 ? OverlayTransition() : .tenth)
      overlay.precedence =
        [.queue, .queue, .stack, .replace(restoresReplaced: true), .replace(dropsWaiting: true)]
        .randomElement(using: &random) ?? .queue
      overlay.identity = IdentityPolicy.allCases.randomElement(using: &random) ?? .allow
      overlay.priority = [.low, .normal, .high].randomElement(using: &random) ?? .normal
      overlay.minimumTime = .milliseconds(max(0, chance(3000) - 2000))
      overlay.delay = .milliseconds(max(0, chance(3000) - 2000))
      if chance(4) == 0 { overlay.maximumWait = .milliseconds(chance(3000)) }
      if chance(8) == 0 { overlay.backdrop = Backdrop() }
      let (declines, acts) = (chance(8) == 0, depth < 2 && chance(5) == 0)
      let tell: @MainActor @Sendable (PresenterEvent.Kind) -> Void = { [unowned self] kind in
        callbacks.append(Callback(request: number, kind: kind))
        if acts { request(depth: depth + 1) }
      }
      var lifecycle = Lifecycle()
      if declines { lifecycle.shouldPresent = { false } }
      lifecycle.willPresent = { tell(.willPresent) }
      lifecycle.didPresent = { tell(.didPresent) }
      lifecycle.willDismiss = { tell(.willDismiss) }
      lifecycle.didDismiss = { tell(.didDismiss($0, visible: .zero)) }
      let handle =
        chance(9) == 0
        ? stage.presenter.presentExternally(overlay, name: name(), lifecycle: lifecycle)
        : stage.presenter.present(
          .words(chance(20) == 0 ? "" : "words", button: OverlayNode.Button("Go") {}),
          as: overlay, name: chance(1) == 0 ? name() : nil, lifecycle: lifecycle)
      handles.append(handle)
      numbers[handle.id] = number
    }

    private func name() -> String { ["letters", "drafts"][chance(1)] }

    /// A random number from 0 through `most`.
    private func chance(_ most: Int) -> Int { Int.random(in: 0...most, using: &random) }
  }

  @Test("each request's events are complete and ordered, and match its callbacks")
  func lives() {
    for seed in UInt64(1)...150 {
      let script = Script(seed: seed)
      let events = script.stage.presenter.events(keeping: .max)
      script.run()
      let heard = events.removeUnread()
      #expect(Set(heard.map(\.id)).count == script.handles.count, "seed \(seed)")
      for handle in script.handles {
        let life = heard.filter { $0.id == handle.id }.map(\.kind)
        #expect(
          complaint(about: life, of: handle.result) == nil, "seed \(seed) \(handle.id) \(life)")
      }
      #expect(heard.map(\.moment) == heard.map(\.moment).sorted(), "seed \(seed)")
      // The callbacks of a merged request report the life of the request that it updated.
      let merged = Set(
        heard.compactMap { event -> OverlayID? in
          if case .merged = event.kind { event.id } else { nil }
        })
      let told = heard.compactMap { event in
        event.kind.callback.map {
          Script.Callback(request: script.numbers[event.id] ?? -1, kind: $0)
        }
      }
      let mergedNumbers = Set(merged.compactMap { script.numbers[$0] })
      #expect(
        told == script.callbacks.filter { !mergedNumbers.contains($0.request) }, "seed \(seed)")
    }
  }

  @Test("consuming events has no side effects, and a second consumer receives the same events")
  func unaffected() {
    for seed in UInt64(1)...50 {
      let (heard, unheard) = (Script(seed: seed), Script(seed: seed))
      let (first, second) = (heard.stage.presenter.events, heard.stage.presenter.events)
      heard.run()
      unheard.run()
      #expect(first.removeUnread() == second.removeUnread(), "seed \(seed)")
      #expect(heard.callbacks == unheard.callbacks, "seed \(seed)")
      #expect(heard.handles.map(\.result) == unheard.handles.map(\.result), "seed \(seed)")
      #expect(heard.stage.problems == unheard.stage.problems, "seed \(seed)")
    }
  }

  /// Returns the fault in the events of a request that ended with `outcome`, or `nil` if they are
  /// correct.
  private func complaint(about life: [PresenterEvent.Kind], of outcome: Outcome?) -> String? {
    switch (life.last, outcome) {
    case (.refused(let refusal), .refused(let told)):
      // A delayed or kept request is refused when it enters its lane.
      let earlier = Array(life.dropLast())
      let isLegal = earlier.isEmpty || earlier.first == .accepted
      return isLegal && earlier.dropFirst().allSatisfy { $0 == .updated } && refusal == told
        ? nil : "refused after its turn"
    case (.merged(let target), .updated(let told)):
      return life.count == 1 && target == told ? nil : "not merged alone"
    case (.didDismiss(let reason, let visible), .dismissed(let told)):
      guard reason == told else { return "another reason" }
      guard life.contains(.willPresent) || visible == .zero else {
        return "visible but never there"
      }
    default: return "no end"
    }
    guard life.first == .accepted else { return "not accepted first" }
    var (known, isHeld, isAway): ([PresenterEvent.Kind], Bool, Bool) = ([], false, false)
    for kind in life {
      switch kind {
      case .refused, .merged: return "ended twice"
      case .accepted, .admitted, .willPresent, .didPresent, .seen, .willDismiss:
        if known.contains(kind) { return "\(kind) twice" }
      case .didDismiss: if known.contains(where: \.isGone) { return "gone twice" }
      case .resumed: if !isHeld { return "resumed without a pause" }
      case .interrupted: if isAway { return "interrupted twice" }
      case .returned: if !isAway { return "returned from nowhere" }
      case .paused, .updated, .tapped, .action: break
      }
      for (later, earlier) in Self.order where later == kind && !known.contains(earlier) {
        return "\(later) before \(earlier)"
      }
      if known.last?.isGone == true { return "\(kind) after the end" }
      if case .paused = kind { isHeld = true }
      if kind == .resumed { isHeld = false }
      if kind == .interrupted { isAway = true }
      if kind == .returned { isAway = false }
      known.append(kind)
    }
    return nil
  }

  /// Kinds of events, each with a kind that precedes it in every life.
  private static let order: [(PresenterEvent.Kind, PresenterEvent.Kind)] = [
    (.admitted, .accepted), (.willPresent, .admitted), (.didPresent, .willPresent),
    (.seen, .willPresent),
    (.willDismiss, .willPresent), (.interrupted, .willPresent), (.resumed, .didPresent),
    (.tapped(.overlay), .willPresent), (.tapped(.backdrop), .willPresent),
    (.action(0), .willPresent),
  ]
}

extension PresenterEvent.Kind {
  fileprivate var isGone: Bool { if case .didDismiss = self { true } else { false } }

  /// The event as the matching callback, or `nil` if there is no such callback.
  fileprivate var callback: PresenterEvent.Kind? {
    switch self {
    case .willPresent, .didPresent, .willDismiss: self
    case .didDismiss(let reason, _): .didDismiss(reason, visible: .zero)
    case .accepted, .refused, .merged, .admitted, .seen, .paused, .resumed, .interrupted,
      .returned, .updated, .tapped, .action:
      nil
    }
  }
}

public import Usher

/// A great many overlays in one place, each with another content, way in, way out and end.
@MainActor
public final class LeakTrial {
  /// The number of overlays that have been asked for.
  public private(set) var count = 0
  /// The overlays' outcomes, each with its count.
  public private(set) var outcomes: [Outcome: Int] = [:]
  /// The place that the overlays are shown in.
  let stage: any TrialStage
  private let materials: TrialMaterials
  private let contents: [TrialContent]
  private var turn = 0
  private var presenter: Presenter { stage.presenter }

  /// Makes a trial of contents that take turns.
  public init(
    on stage: any TrialStage, with materials: TrialMaterials,
    of contents: [TrialContent] = TrialContent.all
  ) {
    self.stage = stage
    self.materials = materials
    self.contents = contents
    // Images that cannot be found are part of it.
    presenter.onProblem = { _ in }
  }

  /// Shows overlays until `count` have been asked for, and waits until the last has gone.
  ///
  /// - Parameters:
  ///   - count: The number of overlays asked for since the trial began.
  ///   - onRest: Called whenever nothing is shown in between.
  /// - Throws: `TrialFailure` where an overlay stays, or what `onRest` throws.
  public func run(until count: Int, onRest: @MainActor () throws -> Void = {}) async throws {
    while self.count < count {
      try await playRound()
      try TrialFailure.unless(!presenter.isShowing, "an overlay is still shown")
      try TrialFailure.unless(presenter.waitingCount == 0, "an overlay still waits")
      try onRest()
    }
  }

  /// Shows one overlay in each lane at the same time, each with another end.
  private func playRound() async throws {
    let running = TrialEnding.allCases.enumerated().map { lane, ending in
      (ending, present(nextContent(), for: ending, lane: LaneID(lane)))
    }
    await stage.pass(.milliseconds(100))
    for (ending, handle) in running where ending == .interrupted { handle.dismiss() }
    await stage.pass(.milliseconds(400))
    for (ending, handle) in running { ending.begin(handle, in: self) }
    await stage.pass(.milliseconds(100))
    presenter.dismissAll()
    await stage.pass(.milliseconds(100))
    await stage.pass(.seconds(1))
    for (ending, handle) in running {
      guard let outcome = handle.result else {
        throw TrialFailure(description: "an overlay that is \(ending) stays: \(handle.fate)")
      }
      outcomes[outcome, default: 0] += 1
    }
  }

  /// Asks for an overlay that will end in one of the ways.
  @discardableResult
  public func present(
    _ content: OverlayContent, for ending: TrialEnding, lane: LaneID = .main
  ) -> PresentationHandle {
    let number = count
    count += 1
    let token = TrialToken()
    return presenter.present(
      content,
      as: Overlay(
        lane: lane, placement: Placement.allCases[number % Placement.allCases.count],
        lifetime: ending.lifetime, swipe: SwipePolicy(directions: [.up]),
        backdrop: number % 31 == 0 ? Backdrop() : nil,
        entrance: TrialEnding.transitions[number % TrialEnding.transitions.count],
        exit: TrialEnding.transitions[number / 3 % TrialEnding.transitions.count]),
      name: number % 2 == 0 ? "name \(number)" : nil,
      interactions: Interactions(onTap: [token.callback]),
      lifecycle: Lifecycle(
        didPresent: token.callback, didDismiss: { _ in withExtendedLifetime(token) {} }))
  }

  /// Asks for one more overlay in the lane of another one; `nil` where that has gone.
  @discardableResult
  func present(
    behind handle: PresentationHandle, precedence: Precedence, priority: Priority = .normal
  ) -> PresentationHandle? {
    guard var overlay = handle.overlay else { return nil }
    count += 1
    overlay.precedence = precedence
    overlay.priority = priority
    overlay.name = nil
    let next = presenter.present(nextContent(), as: overlay)
    if let outcome = next.result { outcomes[outcome, default: 0] += 1 }
    return next
  }

  /// The content whose turn it is.
  public func nextContent() -> OverlayContent {
    defer { turn += 1 }
    return contents[turn % contents.count].make(TrialToken(), materials)
  }
}

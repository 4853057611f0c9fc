public import Usher

/// A trial with many overlays in a single place, with different contents, entrances, exits and
/// endings.
@MainActor
public final class LeakTrial {
  /// The number of presented overlays.
  public private(set) var count = 0
  /// The outcomes of the overlays, with their counts.
  public private(set) var outcomes: [Outcome: Int] = [:]
  /// The environment of the overlays.
  let stage: any TrialStage
  private let materials: TrialMaterials
  private let contents: [TrialContent]
  private var turn = 0
  private var presenter: Presenter { stage.presenter }

  /// Creates a trial that uses the contents in turn.
  public init(
    on stage: any TrialStage, with materials: TrialMaterials,
    of contents: [TrialContent] = TrialContent.all
  ) {
    self.stage = stage
    self.materials = materials
    self.contents = contents
    // Missing images are part of the trial.
    presenter.onProblem = { _ in }
  }

  /// Shows overlays until `count` have been presented, and waits until the last is removed.
  ///
  /// - Parameters:
  ///   - count: The number of overlays presented since the trial began.
  ///   - onRest: Called after each round, when all overlays have been removed.
  /// - Throws: `TrialFailure` if an overlay stays, or the error that `onRest` throws.
  public func run(until count: Int, onRest: @MainActor () throws -> Void = {}) async throws {
    while self.count < count {
      try await playRound()
      try TrialFailure.unless(presenter.shown.isEmpty, "an overlay is still shown")
      try TrialFailure.unless(presenter.waitingCount == 0, "an overlay still waits")
      try onRest()
    }
  }

  /// Shows an overlay in each lane at the same time, each with a different ending.
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
        throw TrialFailure(description: "an overlay that is \(ending) stays: \(handle.state)")
      }
      outcomes[outcome, default: 0] += 1
    }
  }

  /// Presents an overlay for the given ending.
  @discardableResult
  public func present(
    _ content: OverlayContent, for ending: TrialEnding, lane: LaneID = .main
  ) -> PresentationHandle {
    let number = count
    count += 1
    let token = TrialToken()
    return presenter.present(
      content,
      as: OverlayConfiguration(
        lane: lane, placement: OverlayPosition.allCases[number % OverlayPosition.allCases.count],
        lifetime: ending.lifetime, swipe: SwipePolicy(directions: [.up]),
        backdrop: number % 31 == 0 ? Backdrop() : nil,
        entrance: TrialEnding.transitions[number % TrialEnding.transitions.count],
        exit: TrialEnding.transitions[number / 3 % TrialEnding.transitions.count]),
      name: number % 2 == 0 ? "name \(number)" : nil,
      interactions: Interactions(onTap: [token.callback]),
      lifecycle: Lifecycle(
        didPresent: token.callback, didDismiss: { _ in withExtendedLifetime(token) {} }))
  }

  /// Presents another overlay in the lane of a given overlay, unless that overlay was removed.
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

  /// Returns the next content in turn.
  public func nextContent() -> OverlayContent {
    defer { turn += 1 }
    return contents[turn % contents.count].make(TrialToken(), materials)
  }
}

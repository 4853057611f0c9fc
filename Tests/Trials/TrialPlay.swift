internal import Usher

/// A call of an ability, with the user's steps and the work of the call.
@MainActor
final class TrialPlay {
  let ability: TrialAbility
  let stage: any TrialStage
  var presenter: Presenter { stage.presenter }
  /// The call's end as text, or `nil` before the end.
  private(set) var end: String?
  /// Counted while anything that was passed to the call is retained.
  private let token = TrialToken()
  private var call: Task<Void, Never>?
  private var waiting: CheckedContinuation<Void, any Error>?
  /// The result of work that hasn't started yet.
  private var early: Result<Void, any Error>?

  /// A step of the user or of the app while an overlay is shown.
  enum Step {
    /// The user presses the last button of the front overlay.
    case press
    /// The user swipes the front overlay away.
    case swipe
    /// The app dismisses all overlays.
    case dismiss
    /// Another overlay replaces the front overlay.
    case replace
    /// The app cancels the call's task.
    case cancel
    /// The call's work or its owner's life ends.
    case finish
    /// The work fails.
    case fail
  }

  /// The error of work that fails.
  struct Broken: Error {}

  /// Starts the call.
  init(of ability: TrialAbility, on stage: any TrialStage) {
    self.ability = ability
    self.stage = stage
    call = Task {
      do { end = try await ability.call(self) } catch { end = "\(type(of: error))" }
      call = nil
    }
  }

  /// Works until `finish`, `fail` or the task's cancellation.
  func work() async throws {
    if let early {
      self.early = nil
      return try early.get()
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.endWork(with: .failure(CancellationError())) }
    }
  }

  func perform(_ step: Step) {
    switch step {
    case .press: if let front = presenter.shown.last { stage.press(front) }
    case .swipe: if let front = presenter.shown.last { stage.swipe(front) }
    case .dismiss: presenter.dismissAll()
    case .replace:
      presenter.present(
        OverlayContent(.text(OverlayNode.Text("Another"))),
        as: OverlayConfiguration(precedence: .replace(), lifetime: .timed(.seconds(1))))
    case .cancel: call?.cancel()
    case .finish: endWorkOrNext(with: .success(()))
    case .fail: endWorkOrNext(with: .failure(Broken()))
    }
  }

  /// Ends the work, or the next work if none is running.
  private func endWorkOrNext(with result: Result<Void, any Error>) {
    if waiting == nil { early = result }
    endWork(with: result)
  }

  private func endWork(with result: Result<Void, any Error>) {
    waiting?.resume(with: result)
    waiting = nil
  }
}

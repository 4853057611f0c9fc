internal import Usher

/// A trial of the app's calls that wait for overlays: questions, work, undoable changes, and
/// overlays with an owner.
@MainActor
public final class AbilityTrial {
  private let stage: any TrialStage
  private var presenter: Presenter { stage.presenter }
  /// The results of the calls so far, by the ability's name.
  private var ends: [String: Set<String>] = [:]

  /// Creates a trial on a stage.
  public init(on stage: any TrialStage) {
    self.stage = stage
    // A refused question is part of the trial.
    presenter.onProblem = { _ in }
  }

  /// The abilities that never had their uninterrupted end, with the results that occurred.
  public var surprises: [String] {
    TrialAbility.all.compactMap { ability in
      let ends = ends[ability.name] ?? []
      return ends.contains(ability.end) ? nil : "\(ability.name): \(ends.sorted())"
    }
  }

  /// Plays each ability once, and waits until its call returns and all overlays are removed.
  ///
  /// - Throws: `TrialFailure` if a call doesn't return, or an overlay stays.
  public func playRound() async throws {
    for ability in TrialAbility.all {
      let play = TrialPlay(of: ability, on: stage)
      await stage.pass(.milliseconds(400))
      await stage.pass(.milliseconds(500))
      for step in ability.steps {
        play.perform(step)
        await stage.pass(.milliseconds(300))
        await stage.pass(.milliseconds(500))
      }
      for _ in 0..<20 where play.end == nil || isBusy { await stage.pass(.seconds(1)) }
      // Some results stay until the user has read them.
      presenter.dismissAll()
      // If an interruption prevented the press of a button, the work still has to end.
      if play.end == nil { play.perform(.finish) }
      // A call may need another thread, which can be late on a busy machine.
      for _ in 0..<400 where play.end == nil || isBusy {
        await stage.pass(.seconds(1))
        try await Task.sleep(for: .milliseconds(10))
      }
      try note(play)
      try TrialFailure.unless(!isBusy, "an overlay stays of \(ability.name)")
    }
  }

  /// Starts every ability, closes their place, and waits until the calls return.
  ///
  /// - Parameter close: Closes the window, or removes the view.
  /// - Throws: `TrialFailure` if a call doesn't return.
  public func playUntilClosed(_ close: @MainActor () async -> Void) async throws {
    let plays = TrialAbility.all.map { TrialPlay(of: $0, on: stage) }
    await stage.pass(.milliseconds(400))
    await stage.pass(.milliseconds(500))
    await close()
    await stage.pass(.milliseconds(100))
    for play in plays { play.perform(.finish) }
    // A call may need another thread, which can be late on a busy machine.
    for _ in 0..<400 where plays.contains(where: { $0.end == nil }) {
      await stage.pass(.milliseconds(100))
      try await Task.sleep(for: .milliseconds(10))
    }
    for play in plays { try note(play) }
    // Motions that were running when the place closed can end.
    for _ in 0..<3 { await stage.pass(.seconds(1)) }
  }

  private var isBusy: Bool { !presenter.shown.isEmpty || presenter.waitingCount > 0 }

  private func note(_ play: TrialPlay) throws(TrialFailure) {
    guard let end = play.end else {
      throw TrialFailure(description: "the call of \(play.ability.name) does not return")
    }
    ends[play.ability.name, default: []].insert(end)
  }
}

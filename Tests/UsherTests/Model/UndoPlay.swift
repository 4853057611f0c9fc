import Usher
import UsherTesting

/// Changes that can be undone, and play a script.
@MainActor
final class UndoPlay: AbilityPlay {
  typealias Model = UndoModel
  static let hasTasks = true
  let log = FactLog()
  private var changes: [Change] = []
  private var other: PresentationHandle?
  private var question: PresentationHandle?
  /// The message whose button a finger touches, and the finger's position.
  private var touched: (message: OverlayID, point: OverlayPoint)?
  private var factor = 1.0
  /// The changes that were undone, in order.
  private var undone: [String] = []

  private struct Broken: Error {}

  /// A change that was made.
  private struct Change {
    let task: Task<Void, Never>
    let gate: Gate
  }

  init() {
    log.state = { [unowned self, stage = log.stage] in
      let unoffered = stage.problems.compactMap { problem in
        if case .undoNotOffered(let name, _) = problem { "\(name) was not offered" } else { nil }
      }
      return unoffered + undone.map { "\($0) was undone" }
        + ["\(stage.presenter.waitingCount) wait"] + (stage.host.isAppHeld ? ["held"] : [])
    }
  }

  func perform(_ step: UndoStep) {
    let (host, presenter, usable) = (log.stage.host, log.stage.presenter, log.usable)
    switch step {
    case .change(let terms):
      if terms.isUnseen { host.setAppVisible(false) }
      change(on: terms)
      if terms.isUnseen { host.setAppVisible(true) }
    case .undo: message.map { host.pressButton(0, of: $0) }
    case .close: message.map { host.pressButton(1, of: $0) }
    case .finish(let place, let succeeds):
      let long = changes.filter(\.gate.isAwaited)
      guard !long.isEmpty else { break }
      long[place % long.count].gate.openIfAwaited(
        with: succeeds ? .success(1) : .failure(Broken()))
    case .escape: if usable.count == 1 { _ = presenter.press(.escape) }
    case .dismiss(let place):
      if !usable.isEmpty { presenter.dismiss(usable[place % usable.count]) }
    case .cancel(let place): if !changes.isEmpty { changes[place % changes.count].task.cancel() }
    case .displace(let restores):
      guard !isAsking else { break }
      lift(presses: false)
      showOther(.replace(restoresReplaced: restores))
    case .queueOther: showOther(.queue)
    case .dismissOther: other?.dismiss()
    case .ask: ask()
    case .answer: question.map { host.pressButton(0, of: $0.id) }
    case .doubleTimeoutScale: double()
    case .endlessTimeoutScale(let isEndless):
      if factor == 1 { presenter.timeoutScale = isEndless ? .endless : .times(1) }
    case .screenReader(let isUsed):
      presenter.setAttention(.assistiveTechnology, isPresent: isUsed)
    case .sleep(let time): log.stage.clock.sleep(for: .milliseconds(time))
    case .touch: touch()
    case .lift(let presses): lift(presses: presses)
    case .leaveAndReturn:
      host.setAppVisible(false)
      host.setAppVisible(true)
    case .quit: host.quitApp()
    case .closeWindow: host.closeWindow()
    }
  }

  private var isAsking: Bool {
    question.map { log.stage.presenter.shown.contains($0.id) } ?? false
  }

  /// The message that the user can use.
  private var message: OverlayID? {
    log.usable.last { log.stage.host.attached[$0]?.look.contains("[Undo]") == true }
  }

  private func change(on terms: UndoStep.Terms) {
    let (gate, log, subject) = (Gate(), log, "change \(changes.count)")
    let task = Task.immediate {
      let end = await log.stage.presenter.undoable(
        terms.name, of: terms.count, duration: .milliseconds(terms.time),
        whenAbandoned: terms.whenAbandoned,
        using: OverlayPreset(.lasting), message: { "\(terms.name) \($0)" },
        failure: { _ in .words("\(terms.name) failed", button: OverlayNode.Button("OK")) }
      ) {
        log.note(subject, "commits")
        if terms.takesLong { _ = try await gate.pass() }
      } undo: {
        log.note(subject, "is undone")
        self.undone.append(subject)
      }
      log.note(subject, "returns \(end.brief)")
    }
    changes.append(Change(task: task, gate: gate))
  }

  private func showOther(_ precedence: Precedence) {
    var overlay = OverlayConfiguration.longReply
    overlay.priority = .normal
    overlay.precedence = precedence
    other = log.stage.presenter.present(.words("Other"), as: overlay, name: "Other")
  }

  private func ask() {
    guard !isAsking else { return }
    lift(presses: false)
    var overlay = OverlayConfiguration.lasting
    overlay.placement = .center
    overlay.backdrop = Backdrop(
      tap: .absorb, fadeIn: .easeOut(.milliseconds(100)), fadeOut: .easeOut(.milliseconds(100)))
    question = log.stage.presenter.present(
      .words("Sure?", button: OverlayNode.Button("Yes")), as: overlay, name: "Question")
  }

  private func double() {
    guard log.stage.presenter.timeoutScale != .endless else { return }
    factor = min(2 * factor, 4)
    log.stage.presenter.timeoutScale = .times(factor)
  }

  private func touch() {
    guard touched == nil, let message, log.usable.count == 1,
      let frame = log.stage.host.buttonFrames(of: message).first
    else { return }
    let point = OverlayPoint(x: frame.minX + 5, y: frame.minY + 5)
    touched = (message, point)
    log.stage.host.point(.began, at: point)
  }

  private func lift(presses: Bool) {
    guard let (message, point) = touched else { return }
    touched = nil
    if presses { log.stage.host.pressButton(0, of: message) }
    log.stage.host.point(.ended, at: point)
  }
}

extension UndoOutcome {
  fileprivate var brief: String {
    switch self {
    case .committed: "committed"
    case .undone: "undone"
    case .failed: "failed"
    }
  }
}

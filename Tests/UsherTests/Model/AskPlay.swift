import Usher
import UsherTesting

/// Questions that play a script.
@MainActor
final class AskPlay: AbilityPlay {
  typealias Model = AskModel
  static let hasTasks = true
  let log = FactLog()
  private var questions: [Question] = []
  private var other: PresentationHandle?

  private struct NoLuck: Error {}

  /// A question that was asked.
  private struct Question {
    let task: Task<Void, Never>
    let gate: Gate
    var name: String
  }

  func perform(_ step: AskStep) {
    let (stage, presenter) = (log.stage, log.stage.presenter)
    switch step {
    case .ask(let lifetime): ask(lifetime: lifetime)
    case .press(let button): log.usable.last.map { stage.host.pressButton(button, of: $0) }
    case .escape:
      let isBusy = log.usable.last.flatMap { stage.host.attached[$0] }?.root.buttons
        .contains(where: \.isBusy)
      if presenter.waitingCount == 0 || isBusy != true { _ = presenter.press(.escape) }
    case .returnKey: log.usable.last.map { stage.host.pressReturn(in: $0) }
    case .finish(let place, let succeeds):
      let working = questions.filter(\.gate.isAwaited)
      guard !working.isEmpty else { break }
      working[place % working.count].gate.openIfAwaited(
        with: succeeds ? .success(1) : .failure(NoLuck()))
    case .dismiss(let place):
      if !questions.isEmpty { presenter.dismiss(.named("Q\(place % questions.count)")) }
    case .cancel(let place):
      if !questions.isEmpty { questions[place % questions.count].task.cancel() }
    case .change(let lifetime): change(lifetime: lifetime)
    case .displace(let lifetime):
      var overlay = overlay(lifetime: lifetime)
      overlay.precedence = .replace(restoresReplaced: true)
      other = presenter.present(.words("Other"), as: overlay, name: "Other")
    case .dismissOther: other?.dismiss()
    case .closeWindow: stage.host.closeWindow()
    }
  }

  private func overlay(lifetime: Int?) -> OverlayConfiguration {
    var overlay = OverlayConfiguration.lasting
    overlay.backdrop = Backdrop(
      tap: .absorb, fadeIn: .easeOut(.milliseconds(100)), fadeOut: .easeOut(.milliseconds(100)))
    if let lifetime { overlay.lifetime = .timed(.milliseconds(lifetime)) }
    return overlay
  }

  private func ask(lifetime: Int?) {
    let name = "Q\(questions.count)"
    let (gate, log) = (Gate(), log)
    let attributes = OverlayPreset(overlay(lifetime: lifetime))
    let task = Task {
      do {
        let reply = try await log.stage.presenter.reply(
          to: name, using: attributes, name: name,
          choices: [
            .choice("Keep", 0),
            .choice("Work", failure: { _ in "No luck" }) {
              log.note(name, "works")
              return try await gate.pass()
            },
            .choice("Go", 2, isDefault: true),
          ])
        log.note(name, "\(reply.words)")
      } catch {
        log.note(name, "\(error is CancellationError ? "cancelled" : "refused")")
      }
    }
    gate.onCancel = { log.note(name, "stops") }
    questions.append(Question(task: task, gate: gate, name: name))
  }

  /// Changes the front question's lifetime, unless the question is working.
  private func change(lifetime: Int) {
    let presenter = log.stage.presenter
    guard let front = log.usable.last,
      let buttons = log.stage.host.attached[front]?.root.buttons, !buttons.isEmpty,
      !buttons.contains(where: \.isBusy)
    else { return }
    presenter.handle(of: front)?.update(as: overlay(lifetime: lifetime))
  }
}

extension Reply {
  /// The answer and the reason for the end.
  fileprivate var words: String {
    let reason: String
    if case .dismissed(let known) = outcome { reason = "\(known)" } else { reason = "\(outcome)" }
    return "\(answer.map { "\($0)" } ?? "nil"), \(reason)"
  }
}

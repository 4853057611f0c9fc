import Usher
import UsherTesting

/// Work that plays a script.
@MainActor
final class WorkPlay: AbilityPlay {
  typealias Model = WorkModel
  static let hasTasks = true
  let log = FactLog()
  private var works: [Work] = []

  private struct Broken: Error {}

  /// Work that has started.
  private struct Work {
    let name: String
    let gate: Gate
    let task: Task<Void, Never>
  }

  func perform(_ step: WorkStep) {
    let (host, presenter) = (log.stage.host, log.stage.presenter)
    let usable = log.usable
    switch step {
    case .begin(let terms, let again): begin(on: terms, again: again)
    case .finish(let place, let succeeds):
      let running = works.filter(\.gate.isAwaited)
      guard !running.isEmpty else { break }
      running[place % running.count].gate.openIfAwaited(
        with: succeeds ? .success(1) : .failure(Broken()))
    case .retry(let place):
      let buttons = log.seen.filter { host.attached[$0]?.root.buttons.isEmpty == false }
      if !buttons.isEmpty { host.pressButton(0, of: buttons[place % buttons.count]) }
    case .escape: if usable.count == 1 { _ = presenter.press(.escape) }
    case .dismiss(let place):
      if !usable.isEmpty { presenter.dismiss(usable[place % usable.count]) }
    case .cancel(let place): if !works.isEmpty { works[place % works.count].task.cancel() }
    case .displace(let lifetime):
      var other = OverlayConfiguration.lasting
      other.isReply = true
      other.precedence = .replace()
      if let lifetime { other.lifetime = .timed(.milliseconds(lifetime)) }
      presenter.present(.words("Other"), as: other, name: "Other")
    case .closeWindow: host.closeWindow()
    }
  }

  private func begin(on terms: WorkStep.Terms, again: Int?) {
    let name =
      again.flatMap { works.isEmpty ? nil : works[$0 % works.count].name } ?? "W\(works.count)"
    let (gate, log, call) = (Gate(), log, "call \(works.count)")
    gate.onCancel = { log.note(call, "stops") }
    let task = Task {
      do {
        _ = try await log.stage.presenter.present(
          while: .words(name), using: OverlayPreset(.lasting), name: name,
          grace: .milliseconds(terms.grace), atLeast: .milliseconds(terms.least),
          dismissPolicy: terms.dismissPolicy
        ) {
          log.note(call, "works")
          return try await gate.pass()
        } success: { _ in
          terms.saysEnd ? .words("\(name) done") : nil
        } failure: { failure in
          guard terms.saysEnd else { return nil }
          return terms.offersRetry
            ? .words("\(name) failed", button: failure.retry()) : .words("\(name) failed")
        }
        log.note(call, "done")
      } catch {
        log.note(call, "\(error is CancellationError ? "cancelled" : "failed")")
      }
    }
    works.append(Work(name: name, gate: gate, task: task))
  }
}

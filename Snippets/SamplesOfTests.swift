//! The samples in the comments of what tests use.

import Testing
import Usher
import UsherTesting

// snippet.host
let host = HeadlessHost()
let presenter = Presenter(host: host)
presenter.present(.notification(title: "Saved"))
host.clock.advance(by: .seconds(1))
print(host.visibleTexts)  // [["Saved"]]
// snippet.end

// snippet.clock
let clock = ManualClock()
let left = HeadlessHost(clock: clock)
let right = HeadlessHost(clock: clock)
clock.advance(by: .seconds(1))
print(left.now == right.now, clock.isIdle)  // true true
// snippet.end

// snippet.contract
for clause in HostContract.clauses {
  try await clause.check(HeadlessDriver())
}
// snippet.end

// snippet.hide
@MainActor func ask(_ question: String, through presenter: Presenter) async throws -> ActionID? {
  let bar = ButtonBar([OverlayNode.Button("No"), OverlayNode.Button("Yes")])
  return try await presenter.present(
    .alert(title: OverlayNode.Text(question), description: OverlayNode.Text(""), bar: bar),
    using: .question
  ).answer
}

// snippet.show
// snippet.task
let task = Task { try await ask("Empty the bin?", through: presenter) }
try await host.clock.wait { presenter.isShowing }
host.pressButton(1, of: presenter.shown[0])
#expect(try await host.clock.value(of: task) == 1)
// snippet.end

// snippet.elsewhere
presenter.elsewhere = .systemNotifications(from: .high)
host.setAppActive(false)
host.clock.advance(by: .seconds(1))
presenter.present(.notification(title: "A call").priority(.high))
#expect(host.systemNotifications.shown.map(\.title) == ["A call"])
// snippet.end

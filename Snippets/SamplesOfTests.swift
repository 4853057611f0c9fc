//! Samples for the comments of the testing library.

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

// snippet.task
let task = Task { try await presenter.confirm("Empty the bin?", action: "Empty") }
try await presenter.clock.wait { presenter.isShowing }
presenter.press("Empty")
#expect(try await presenter.clock.value(of: task))
// snippet.end

// snippet.backgroundDelivery
presenter.backgroundDelivery = .systemNotifications(from: .high)
host.setAppActive(false)
host.clock.advance(by: .seconds(1))
presenter.present(.notification(title: "A call").priority(.high))
#expect(host.systemNotifications.shown.map(\.title) == ["A call"])
// snippet.end

// snippet.hide
@MainActor func restore() {}
@MainActor func testUndo() {
  // snippet.show
  // snippet.presenter
  let presenter = Presenter.test()
  presenter.present(.toast("Deleted", button: .button("Undo") { restore() }))
  presenter.clock.advance(by: .seconds(1))
  #expect(presenter.visible.map(\.texts) == [["Deleted", "Undo"]])
  presenter.press("Undo")
  // snippet.end
  // snippet.hide
}
// snippet.show

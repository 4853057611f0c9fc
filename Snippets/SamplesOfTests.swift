//! The samples in the comments of what tests use.

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

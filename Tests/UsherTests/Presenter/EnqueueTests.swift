import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Calls from any thread")
struct EnqueueTests {
  @Test("a thousand tasks at once lose nothing, and each request ends once")
  func many() async throws {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    presenter.configure(.main, LaneSettings(waitingLimit: 100))
    presenter.onProblem = { _ in }
    let ends = Ends()
    let handles = await withTaskGroup(of: PresentationHandle.self) { group in
      for number in 0..<1000 {
        group.addTask {
          presenter.enqueue(
            .words("\(number)"), as: .lasting, name: "name \(number % 7)",
            lifecycle: Lifecycle(didDismiss: { _ in ends.count += 1 }))
        }
      }
      var handles: [PresentationHandle] = []
      for await handle in group { handles.append(handle) }
      return handles
    }
    try await host.clock.wait { handles.allSatisfy { $0.state != .pending(.requested) } }
    #expect(Set(handles.map(\.id)).count == 1000)
    let refused = handles.filter { $0.result == .refused(.laneFull(.main)) }
    #expect(refused.count == 1000 - 101)
    #expect(presenter.waitingCount == 100)
    presenter.dismiss(.waiting())
    #expect(handles.filter { $0.result != nil }.count == 999)
    #expect(ends.count == 100)
  }

  @Test("the calls of one thread keep their order")
  func order() async throws {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    presenter.configure(.main, LaneSettings(order: .arrival))
    let handles = await Task.detached {
      (0..<300).map { presenter.enqueue(.words("\($0)"), as: .lasting) }
    }.value
    try await host.clock.wait { handles.last?.state != .pending(.requested) }
    #expect(presenter.shown + presenter.waiting == handles.map(\.id))
  }

  @Test("a presenter lives until it has performed its enqueued calls, and then ends their requests")
  func presenterGoes() async throws {
    var presenter: Presenter? = Presenter(host: HeadlessHost())
    let handle = presenter?.enqueue(.words("hello"), as: .lasting)
    presenter = nil
    #expect(try await handle?.outcome == .dismissed(.hostClosed))
  }

  @MainActor
  private final class Ends {
    var count = 0
  }
}

import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Calls from any thread")
struct EnqueueTests {
  @Test("a thousand concurrent requests are all received, and each ends once")
  func many() async throws {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    presenter.configure(.main, LaneSettings(maximumWaiting: 100))
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

  @Test("calls from one thread keep their order")
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

  @Test("a presenter lives until its enqueued calls are performed, and then ends their requests")
  func presenterGoes() async throws {
    var presenter: Presenter? = Presenter(host: HeadlessHost())
    let handle = presenter?.enqueue(.words("hello"), as: .lasting)
    presenter = nil
    #expect(await handle?.outcome == .dismissed(.hostClosed))
  }

  /// A call on a handle of `enqueue` before the presenter has received the request.
  enum Command: CaseIterable {
    case dismiss, dismissByID, dismissSelection, dismissName, update, values, transform, lifetime
    case ownerGone, transition, pause, extend, changed, handles

    @MainActor
    func give(to handle: PresentationHandle, of presenter: Presenter) {
      switch self {
      case .dismiss: handle.dismiss()
      case .dismissByID: presenter.dismiss(handle.id)
      case .dismissSelection: presenter.dismiss(.overlay(handle.id))
      case .dismissName: presenter.dismiss(.named("load"))
      case .update: handle.update(to: .words("Loaded"))
      case .values: handle.update(as: OverlayConfiguration(lifetime: .timed(.seconds(3))))
      case .transform: handle.transform(to: .words("Loaded"))
      case .lifetime: handle.setLifetime(.timed(.seconds(3)))
      case .ownerGone: handle.loseOwner()
      case .transition: handle.setTransition(.fade)
      case .pause:
        handle.setLifetime(.timed(.seconds(3)))
        handle.pause()
      case .extend:
        handle.setLifetime(.timed(.seconds(3)))
        handle.extend(by: .seconds(30))
      case .changed: handle.update { $0.duration(.seconds(3)) }
      case .handles: presenter.handles(.named("load")).first?.update(.toast("Loaded"))
      }
    }

    /// The visible texts after one second and after ten seconds.
    var shown: [[[String]]] {
      switch self {
      case .dismiss, .dismissByID, .dismissSelection, .dismissName, .ownerGone: [[], []]
      case .update, .transform, .handles: [[["Loaded"]], [["Loaded"]]]
      case .values, .lifetime, .changed: [[["Loading"]], []]
      case .transition, .pause, .extend: [[["Loading"]], [["Loading"]]]
      }
    }
  }

  @Test(
    "a handle can be used immediately after its request is enqueued",
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/555"),
    .bug("https://github.com/Daltron/NotificationBanner/issues/92"), arguments: Command.allCases)
  func atOnce(command: Command) async throws {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    let handle = presenter.enqueue(.words("Loading"), as: .lasting, name: "load")
    command.give(to: handle, of: presenter)
    await Task.yield()
    let shown = [1, 9].map { seconds in
      host.clock.advance(by: .seconds(seconds))
      return host.visibleTexts
    }
    #expect(shown == command.shown)
    #expect((handle.result == nil) == !command.shown[1].isEmpty)
  }

  @Test("a request can be found by name immediately after it's enqueued")
  func named() {
    let presenter = Presenter(host: HeadlessHost())
    let first = presenter.enqueue(.words("Loading"), as: .lasting, name: "load")
    #expect(presenter.content(of: first.id)?.root.texts == ["Loading"])
    presenter.enqueue(.words("Loading"), as: .lasting, name: "load")
    #expect(presenter.isShowing("load") && !presenter.isWaiting("load"))
    #expect(presenter.handles(.named("load")).count == 2)
    #expect(presenter.isWaiting("load"))
  }

  @Test("a request is counted under its name immediately after it's enqueued")
  func counted() async {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    var overlay = OverlayConfiguration.lasting
    overlay.identity = .ignore
    presenter.enqueue(.words("Loading"), as: overlay, name: "load")
    presenter.dismissCounted("load")
    await Task.yield()
    host.clock.advance(by: .seconds(1))
    #expect(host.visibleTexts == [])
  }

  @Test("calls on an enqueued request keep their order among other requests")
  func inOrder() async throws {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    presenter.configure(.main, LaneSettings(order: .arrival))
    let handles = (0..<3).map { presenter.enqueue(.words("\($0)"), as: .lasting) }
    handles[1].dismiss()
    let last = presenter.present(.words("3"), as: .lasting)
    await Task.yield()
    #expect(handles[1].result == .dismissed(.cancelled))
    #expect(presenter.shown + presenter.waiting == [handles[0].id, handles[2].id, last.id])
  }

  @MainActor
  private final class Ends {
    var count = 0
  }
}

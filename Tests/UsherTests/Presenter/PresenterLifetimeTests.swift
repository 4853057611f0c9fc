import Testing
import UsherTesting

@_spi(Facades) @testable import Usher

@MainActor
@Suite("Lifetimes of presenters and requests")
struct PresenterLifetimeTests {
  @Test("releasing a presenter ends every request as closed")
  func presenterGoes() async throws {
    let host = HeadlessHost()
    var presenter: Presenter? = Presenter(host: host)
    weak let gone = presenter
    let handles = ["shown", "waits", "waits too"].compactMap {
      presenter?.present(.words($0), as: .brief)
    }
    host.clock.advance(by: .milliseconds(50))
    presenter = nil
    #expect(gone == nil)
    #expect(handles.map(\.result) == Array(repeating: .dismissed(.hostClosed), count: 3))
    for handle in handles {
      #expect(await handle.outcome == .dismissed(.hostClosed))
      handle.dismiss()
    }
  }

  @Test("releasing a presenter removes all its overlays from the host")
  func hostStays() {
    let host = HeadlessHost()
    var presenter: Presenter? = Presenter(host: host, capacity: 2)
    for title in ["A", "B", "C"] { presenter?.present(.words(title), as: .brief) }
    host.clock.advance(by: .milliseconds(50))
    presenter = nil
    #expect(host.scene == OverlayScene())
    #expect(host.attached.isEmpty)
    #expect(host.wakeup == .never)
    #expect(host.clock.isIdle)
    #expect(
      host.transcript.description == """
        0 ms: attached 1 A
        0 ms: announced A
        0 ms: attached 2 B
        0 ms: announced B
        50 ms: detached 2
        50 ms: detached 1
        """)
    host.pressButton(0, of: OverlayID(1))
    host.point(.began, at: OverlayPoint(x: 100, y: 30))
    host.closeWindow()
  }

  @Test("presenter and host are released with their last owner, even with shown overlays")
  func bothGo() {
    weak var presenter: Presenter?
    weak var host: HeadlessHost?
    let clock = ManualClock()
    var handle: PresentationHandle?
    do {
      let stage = Stage(clock: clock)
      presenter = stage.presenter
      host = stage.host
      handle = stage.present("hello", as: .brief)
      stage.advance(50)
    }
    #expect(presenter == nil)
    #expect(host == nil)
    #expect(handle?.result == .dismissed(.hostClosed))
    clock.advance(by: .seconds(10))
    #expect(clock.isIdle)
  }

  @Test("values captured by a request are released when it ends", arguments: Departure.fromRest)
  func closures(_ departure: Departure) {
    let stage = Stage()
    var overlay = OverlayConfiguration.lasting
    overlay.lifetime = .timed(.seconds(30))
    weak var content: Token?
    weak var callback: Token?
    func present() -> PresentationHandle {
      let (inContent, inCallback) = (Token(), Token())
      (content, callback) = (inContent, inCallback)
      return stage.presenter.present(
        .words("hello", button: OverlayNode.Button("Undo") { _ = inContent }), as: overlay,
        lifecycle: Lifecycle(
          willPresent: { _ = inCallback }, didPresent: { _ = inCallback },
          willDismiss: { _ = inCallback }, didDismiss: { _ in _ = inCallback }))
    }
    let handle = present()
    stage.advance(300)
    #expect(content != nil)
    #expect(callback != nil)
    departure.act(stage, handle)
    stage.advance(500)
    #expect(handle.result == .dismissed(departure.reason))
    #expect(content == nil)
    #expect(callback == nil)
  }

  @Test("controls are released with their overlay, even if their values are observable")
  func controls() {
    let stage = Stage()
    weak var inField: Token?
    weak var inButton: Token?
    func present() -> PresentationHandle {
      let (field, button) = (Token(), Token())
      (inField, inButton) = (field, button)
      return stage.presenter.present(
        .form(
          title: OverlayNode.Text("Name"),
          fields: [
            OverlayNode.Field(
              ObservableValue(""), placeholder: OverlayNode.Text("Name"),
              focusRequests: ObservableValue(0),
              editing: OverlayNode.Field.Editing(
                didBegin: { _ = field }, endRequests: ObservableValue(0)),
              error: ObservableValue(""))
          ],
          button: OverlayNode.Button("Rename", isEnabled: ObservableValue(true)) { _ = button }),
        as: .lasting)
    }
    let handle = present()
    stage.advance(300)
    #expect(inField != nil)
    #expect(inButton != nil)
    handle.dismiss()
    stage.advance(500)
    #expect(inField == nil)
    #expect(inButton == nil)
  }

  @Test(
    "values captured by a refused or canceled request are released when it ends",
    arguments: [true, false])
  func neverShown(_ isRefused: Bool) {
    let stage = Stage()
    stage.present("in front")
    weak var token: Token?
    func present() -> PresentationHandle {
      let captured = Token()
      token = captured
      return stage.presenter.present(
        .words("hello", button: OverlayNode.Button("Undo") { _ = captured }),
        as: isRefused
          ? OverlayConfiguration(size: SizeConstraints(maximumWidth: .constant(0))) : .lasting,
        lifecycle: Lifecycle(didDismiss: { _ in _ = captured }))
    }
    let handle = present()
    handle.dismiss()
    #expect(handle.result != nil)
    #expect(token == nil)
  }

  @Test("a callback that retains its presenter is released when its request ends")
  func cycle() {
    weak var gone: Presenter?
    let clock = ManualClock()
    do {
      let presenter = Presenter(host: HeadlessHost(clock: clock))
      gone = presenter
      presenter.present(
        .words("hello"), as: .brief,
        lifecycle: Lifecycle(didDismiss: { _ in _ = presenter.isShowing }))
    }
    #expect(gone != nil)
    clock.advance(by: .seconds(3))
    #expect(gone == nil)
  }

  @Test("callbacks that retain their own handle are released when the request ends")
  func handleCycle() {
    weak var ended: PresentationHandle?
    weak var abandoned: PresentationHandle?
    do {
      let stage = Stage()
      ended = Self.presentHoldingHandle(on: stage)
      ended?.dismiss()
      stage.advance(500)
      #expect(ended == nil)
      abandoned = Self.presentHoldingHandle(on: stage)
      #expect(abandoned != nil)
    }
    #expect(abandoned == nil)
  }

  private static func presentHoldingHandle(on stage: Stage) -> PresentationHandle {
    var handle: PresentationHandle?
    let presented = stage.present("hello", lifecycle: Lifecycle(didPresent: { handle?.dismiss() }))
    handle = presented
    return presented
  }

  @Test("memory for many requests is freed after the last request ends")
  func memory() {
    let stage = Stage()
    let presenter = stage.presenter
    let first = Lifecycle(willPresent: {
      for number in 0..<1000 {
        presenter.present(.words("waits"), as: .lasting, name: "name \(number)")
      }
    })
    stage.present("shown", lifecycle: first)
    stage.advance(300)
    #expect(presenter.waitingCount == 1000)
    presenter.dismissAll()
    stage.advance(300)
    let capacities = [
      presenter.handles.capacity, presenter.names.entries.capacity,
      presenter.names.strings.capacity, presenter.errands.batch.capacity,
      presenter.errands.arrivals.capacity,
    ]
    #expect(capacities.filter { $0 > 64 } == [])
  }

  @Test("releasing a presenter on another thread ends its requests")
  func releasedElsewhere() async throws {
    let host = HeadlessHost()
    let (handle, last) = {
      let presenter = Presenter(host: host)
      return (presenter.present(.words("hello"), as: .lasting), Locked<Presenter?>(presenter))
    }()
    host.clock.advance(by: .seconds(1))
    await Task.detached { last.value = nil }.value
    #expect(await handle.outcome == .dismissed(.hostClosed))
    host.clock.advance(by: .seconds(10))
    #expect(host.clock.isIdle && host.scene == OverlayScene())
  }

  @Test("a callback can release the last reference to its presenter")
  func releasedInside() {
    let host = HeadlessHost()
    weak var gone: Presenter?
    var presenter: Presenter? = Presenter(host: host)
    gone = presenter
    let handle = presenter?.present(
      .words("hello"), as: .brief, lifecycle: Lifecycle(didPresent: { presenter = nil }))
    host.clock.advance(by: .seconds(3))
    #expect(gone == nil)
    #expect(handle?.result == .dismissed(.hostClosed))
  }
}

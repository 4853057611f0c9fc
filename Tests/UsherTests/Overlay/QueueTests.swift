import Testing
import UsherCore
import UsherTesting

@testable import Usher

@Suite("Queues, names and handles")
@MainActor
struct QueueTests {
  private let stage = Stage()
  private var presenter: Presenter { stage.presenter }

  private func names(_ ids: [OverlayID]) -> [String] { ids.compactMap { presenter.name(of: $0) } }

  private static func named(_ name: String) -> Overlay {
    .notification(title: name).name(name).duration(.infinite)
  }

  @Test("queues are equal if their names are equal")
  func names() {
    #expect(LaneID("downloads") == "downloads" && LaneID("main") == .main)
    #expect(LaneID("downloads") != LaneID("uploads"))
    #expect(!LaneID("downloads").isOfOffers && LaneID("downloads") != .main)
  }

  @Test("a queue shows its maximum number of overlays in a list, and the others wait")
  func maximum() {
    let downloads = presenter.queue("downloads")
    downloads.maximumVisible = 2
    for name in ["a", "b", "c"] { downloads.present(Self.named(name).queue("other")) }
    #expect(names(presenter.shown) == ["a", "b"] && names(presenter.waiting) == ["c"])
    #expect(downloads.settings.arrangement == .list(spacing: 8))
    #expect(downloads.maximumVisible == 2 && presenter.maximumVisible == 1)
    presenter.maximumVisible = 3
    #expect(presenter.lane(.main).settings.capacity == 3)
  }

  @Test("an update by name reaches a request made just before in the same callback")
  func updateInCallback() {
    let presenter = presenter
    presenter.present(
      .toast("first").onAppear { [unowned presenter] in
        presenter.present(Self.named("late").queue("b"))
        presenter.update("late", to: .notification(title: "new"))
      })
    #expect(stage.host.visibleTexts.contains(["new"]))
  }

  @Test("inside a callback, an overlay can be updated by name and then dismissed")
  func updateBeforeDismissal() {
    presenter.present(Self.named("sync"))
    stage.advance(1000)
    presenter.present(
      Self.named("other").queue("other").willPresent { [unowned stage] in
        stage.presenter.update("sync", to: .notification(title: "1"))
        stage.presenter.dismiss("sync")
      })
    stage.advance(2000)
    #expect(!presenter.isShowing("sync") && names(presenter.shown) == ["other"])
  }

  @Test("raising the maximum changes only the default arrangement")
  func arrangement() {
    let queue = presenter.queue("a")
    queue.maximumVisible = 1
    #expect(queue.settings == LaneSettings())
    queue.settings = LaneSettings(arrangement: .collapsed(CollapsedStack()))
    queue.maximumVisible = 4
    #expect(queue.settings == LaneSettings(capacity: 4, arrangement: .collapsed(CollapsedStack())))
  }

  @Test("a queue can be paused, resumed and cleared without affecting other queues")
  func pause() {
    let queue = presenter.queue("a")
    queue.pause()
    queue.present(Self.named("waits"))
    presenter.present(Self.named("main"))
    #expect(queue.isPaused && names(presenter.shown) == ["main"])
    queue.resume()
    #expect(!queue.isPaused && names(presenter.shown) == ["main", "waits"])
    queue.present(Self.named("next"))
    queue.dismissWaiting()
    #expect(presenter.waiting.isEmpty && names(presenter.shown) == ["main", "waits"])
    queue.dismissAll()
    stage.advance(2000)
    #expect(names(presenter.shown) == ["main"])
  }

  @Test("pausing and resuming the presenter affects only the main queue")
  func pausedMain() {
    presenter.pause()
    for name in ["a", "b"] { presenter.present(Self.named(name)) }
    presenter.present(Self.named("c").queue("other"))
    #expect(names(presenter.shown) == ["c"])
    presenter.resume()
    #expect(names(presenter.shown).sorted() == ["a", "c"])
    presenter.queue(.main).dismissWaiting()
    #expect(presenter.waitingCount == 0 && names(presenter.shown).sorted() == ["a", "c"])
  }

  @Test("overlays are dismissed by handle, by name, or from the front")
  func dismissal() {
    presenter.maximumVisible = 4
    let first = presenter.present(Self.named("first"))
    for name in ["second", "third", "fourth"] { presenter.present(Self.named(name)) }
    presenter.queue("other").present(Self.named("elsewhere"))
    presenter.dismiss()
    presenter.dismiss()
    presenter.dismiss("second")
    presenter.dismiss(first)
    stage.advance(2000)
    #expect(names(presenter.shown) == ["elsewhere"])
    #expect(first.result == .dismissed(.programmatic))
  }

  @Test("dismissing an unknown or ended overlay completes immediately")
  func nothing() {
    let other = Presenter(host: HeadlessHost())
    let foreign = other.present(Self.named("foreign"))
    #expect(presenter.dismiss().isComplete)
    #expect(presenter.dismiss("unused").isComplete)
    #expect(presenter.dismiss(foreign).isComplete && foreign.result == nil)
    let ended = presenter.present(Self.named("ended"))
    ended.dismiss()
    stage.advance(2000)
    #expect(presenter.dismiss(ended).isComplete)
  }

  @Test(
    "dismissing waiting requests keeps shown overlays, and dismissing all completes after the removal"
  )
  func waiting() {
    let queue = presenter.queue("a")
    for name in ["first", "second"] { queue.present(Self.named(name)) }
    #expect(names(queue.shown) == ["first"] && names(queue.waiting) == ["second"])
    presenter.dismissWaiting()
    #expect(names(queue.shown) == ["first"] && queue.waiting.isEmpty)
    var calls = 0
    presenter.dismissAll { calls += 1 }
    #expect(calls == 0)
    stage.advance(2000)
    #expect(calls == 1 && queue.shown.isEmpty)
  }

  @Test("an update reaches a request by handle, or all requests with a name")
  func update() {
    let shown = presenter.present(Self.named("a"))
    let waits = presenter.present(Self.named("a"))
    let other = presenter.present(Self.named("b"))
    presenter.update("a", to: .notification(title: "new").duration(.seconds(9)))
    presenter.update(other, to: .notification(title: "other"))
    Presenter(host: HeadlessHost()).update(shown, to: .notification(title: "ignored"))
    #expect(
      [shown, waits, other].map { presenter.content(of: $0.id)?.root.texts } == [
        ["new"], ["new"], ["other"],
      ])
    #expect(
      [shown, waits, other].map { $0.overlay?.lifetime } == [
        .timed(.seconds(9)), .timed(.seconds(9)), .infinite,
      ])
  }
}

@Suite("A handle's progress")
@MainActor
struct HandleProgressTests {
  private let stage = Stage()

  private func bars(_ handle: PresentationHandle) -> [Double] {
    var bars: [Double] = []
    func look(at node: OverlayNode) {
      if case .progress(let bar) = node { bars.append(bar.share(timeLeft: nil)) }
      node.children.forEach(look)
    }
    if let root = stage.presenter.content(of: handle.id)?.root { look(at: root) }
    return bars
  }

  @Test("setting progress moves the content's first bar")
  func moves() {
    let value = ObservableValue(0.1)
    let handle = stage.presenter.present(.progress("Sending", value: value))
    #expect(handle.progress == 0.1)
    handle.progress = 0.5
    #expect(value.value == 0.5 && bars(handle) == [0.5])
    handle.progress = nil
    #expect(handle.progress == 0.5)
  }

  @Test("setting progress adds a bar below content without a bar, or replaces a spinner")
  func adds() {
    let handle = stage.presenter.present(.progress("Sending"))
    #expect(handle.progress == nil)
    handle.progress = 0.5
    handle.progress = 0.6
    #expect(handle.progress == 0.6 && bars(handle) == [0.6])
    handle.dismiss()
    stage.advance(1000)
    let spinner = stage.presenter.present(.progress("Sending"))
    stage.advance(1000)
    func activities(_ node: OverlayNode) -> Int {
      if case .activity = node { return 1 }
      return node.children.reduce(0) { $0 + activities($1) }
    }
    let content = { spinner.request?.content?.root ?? .text(OverlayNode.Text("")) }
    #expect(activities(content()) == 1)
    spinner.progress = 0.4
    #expect(activities(content()) == 0 && content().texts == ["Sending"])
    #expect(bars(spinner) == [0.4])
    #expect(stage.host.visibleTexts == [["Sending"]])
  }

  @Test("the progress of an enqueued request is available immediately")
  func enqueued() {
    let handle = stage.presenter.enqueue(.progress("Sending", value: ObservableValue(0.1)))
    #expect(handle.progress == 0.1)
  }

  @Test("progress can be set inside a callback, and is ignored after the end")
  func elsewhere() {
    var handle: PresentationHandle?
    stage.presenter.present(
      .toast("first").onAppear { [unowned stage] in
        handle = stage.presenter.present(.progress("Sending", value: ObservableValue(0)).queue("b"))
        handle?.progress = 0.5
      })
    #expect(handle.map { bars($0) } == [0.5])
    handle?.dismiss()
    stage.advance(1000)
    handle?.progress = 0.9
    #expect(handle?.progress == nil)
  }
}

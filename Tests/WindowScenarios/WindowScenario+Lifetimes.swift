#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// An object that contents and callbacks retain.
  private final class Token: Sendable {}

  /// A window, a presenter and its contents, observed through weak references.
  @MainActor
  private struct Traces {
    weak var presenter: Presenter?
    weak var token: Token?
    var handle: PresentationHandle?
    let layer: WeakObject
  }

  /// A pointer to a GObject that becomes `nil` when the object is finalized.
  @MainActor
  private final class WeakObject {
    private let location = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)

    init(_ object: UnsafeMutablePointer<GtkWidget>?) {
      location.initialize(to: object.map { UnsafeMutableRawPointer($0) })
      guard let object else { return }
      g_object_add_weak_pointer(
        UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self), location)
    }

    var isAlive: Bool { location.pointee != nil }
  }

  static let lifetimes: [WindowScenario] = [
    WindowScenario("a window that closes with an overlay leaves nothing behind") { driver in
      let sample = SampleWindow(titleBar: .none)
      var traces = try present(in: sample)
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      try expect(traces.presenter?.isShowing, equals: true, "isShowing before")
      try expect(traces.layer.isAlive, equals: true, "that the layer is there before")
      gtk_window_destroy(sample.window)
      await driver.advance(by: .milliseconds(100))
      try expect(traces.handle?.result, equals: .dismissed(.hostClosed), "the outcome")
      traces.handle = nil
      try expect(traces.presenter == nil, equals: true, "that the presenter is gone")
      try expect(traces.token == nil, equals: true, "that contents and callbacks are gone")
      try expect(traces.layer.isAlive, equals: false, "that the layer is there afterwards")
    },
    WindowScenario("a hundred overlays leave nothing behind") { driver in
      let before = driver.childCount
      weak var token: Token?
      for _ in 0..<100 {
        let kept = Token()
        token = kept
        let handle = driver.presenter.present(
          message(keeping: kept),
          as: OverlayConfiguration(
            lifetime: .infinite, entrance: OverlayTransition(), exit: OverlayTransition()))
        await driver.advance(by: .milliseconds(25))
        handle.dismiss()
        await driver.advance(by: .milliseconds(25))
      }
      await driver.advance(by: .milliseconds(200))
      try expect(driver.presenter.isShowing, equals: false, "isShowing")
      try expect(token == nil, equals: true, "that contents and callbacks are gone")
      try expect(driver.childCount, equals: before, "the widgets in the layer")
    },
    WindowScenario("a window has one presenter, even if it's attached twice") { _ in
      let sample = SampleWindow(titleBar: .none)
      let first = try Presenter.attached(to: sample.widget)
      let second = try Presenter.attached(to: sample.window)
      try expect(first === second, equals: true, "that both are the same")
    },
    WindowScenario("an outcome can be awaited in the GTK main loop") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .timed(.milliseconds(200))))
      try expect(await handle.outcome, equals: .dismissed(.timedOut), "the awaited outcome")
      try expect(await handle.outcome, equals: .dismissed(.timedOut), "the outcome asked again")
    },
  ]

  @MainActor
  private static func present(in sample: SampleWindow) throws -> Traces {
    let presenter = try Presenter.attached(to: sample.widget)
    let token = Token()
    let handle = presenter.present(
      message(keeping: token), as: OverlayConfiguration(lifetime: .infinite),
      lifecycle: Lifecycle(didDismiss: { _ in withExtendedLifetime(token) {} }))
    return Traces(
      presenter: presenter, token: token, handle: handle,
      layer: WeakObject(sample.layer))
  }

  private static func message(keeping token: Token) -> OverlayContent {
    .notification(
      icon: .icon("starred-symbolic"), title: "Title",
      button: OverlayNode.Button("Do") { withExtendedLifetime(token) {} })
  }
}

extension GTKDriver {
  /// The number of widgets in the layer, which is the window's last child.
  fileprivate var childCount: Int {
    var count = 0
    var child = sample.layer.flatMap { gtk_widget_get_first_child($0) }
    while let widget = child {
      count += 1
      child = gtk_widget_get_next_sibling(widget)
    }
    return count
  }
}
#endif

#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

/// A window whose app has widgets in a column, one of which is marked as an anchor.
@MainActor
final class AnchorColumn {
  let driver: GTKDriver
  /// The marked widget.
  let anchor: UnsafeMutablePointer<GtkWidget>
  /// The first button.
  let first: UnsafeMutablePointer<GtkWidget>
  /// The titles of the widgets that the window reported as focused, in order.
  private(set) var reports: [String] = []

  /// The widget in the middle of the column, and its position.
  enum Middle {
    /// A button.
    case button
    /// A box with two buttons.
    case box
    /// A text, which Tab skips.
    case text
    /// A text above the first button.
    case textFirst
  }

  /// Adds the column to the window or pane: a button *First*, the anchor, and a button *Last*.
  init(_ driver: GTKDriver, _ middle: Middle = .button) async throws {
    self.driver = driver
    let column = try unwrap(gtk_box_new(GTK_ORIENTATION_VERTICAL, 60), "the column")
    gtk_widget_set_margin_top(column, 60)
    first = try Self.button("First")
    let last = try Self.button("Last")
    switch middle {
    case .button: anchor = try Self.button("Archive")
    case .box:
      anchor = try unwrap(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8), "the box")
      for title in ["One", "Two"] { Self.append(try Self.button(title), to: anchor) }
    case .text, .textFirst: anchor = try unwrap(gtk_label_new("Archive"), "the text")
    }
    let order =
      if case .textFirst = middle { [anchor, first, last] } else { [first, anchor, last] }
    for widget in order { Self.append(widget, to: column) }
    if let pane = driver.pane {
      pane.pane.child = UnsafeMutableRawPointer(column)
    } else {
      gtk_window_set_child(driver.sample.window, column)
    }
    AnchorID("archive").mark(UnsafeMutableRawPointer(anchor))
    await driver.advance(by: .milliseconds(200))
    gtk_widget_grab_focus(first)
  }

  /// Presents a tip with two buttons next to the anchor, and waits until it rests.
  func present(
    _ titles: [String] = ["Undo", "Close"], precedence: Precedence = .queue
  ) async -> PresentationHandle {
    let row =
      [OverlayNode.text(OverlayNode.Text("Tip"))]
      + titles.map { .button(OverlayNode.Button($0)) }
    var overlay = OverlayPreset.tip(beside: "archive").configuration
    (overlay.lifetime, overlay.tap) = (.infinite, .absorb)
    overlay.precedence = precedence
    let tip = driver.presenter.present(
      OverlayContent(.stack(OverlayNode.Stack(.horizontal, children: row))), as: overlay)
    await driver.wait { self.driver.isIdle && self.driver.frame(of: tip.id) != nil }
    return tip
  }

  /// Returns the titles of the focused buttons after each press of a key.
  func walk(_ key: String, steps: Int) async throws -> [String] {
    var way: [String] = []
    for _ in 0..<steps {
      let known = WindowScenario.focused(driver)
      await driver.perform([.key(key)])
      await driver.wait { WindowScenario.focused(self.driver) != known }
      way.append(WindowScenario.focused(driver) ?? "nothing")
    }
    return way
  }

  /// Records the titles of the widgets that the window reports as focused from now on.
  func listen() {
    let heard: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        guard let data else { return }
        let column = Unmanaged<AnchorColumn>.fromOpaque(data).takeUnretainedValue()
        column.reports.append(WindowScenario.focused(column.driver) ?? "nothing")
      }
    }
    // The scenario ends with its process.
    g_signal_connect_data(
      driver.sample.widget, "notify::focus-widget", unsafeBitCast(heard, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private static func button(_ title: String) throws -> UnsafeMutablePointer<GtkWidget> {
    try unwrap(gtk_button_new_with_label(title), "a button")
  }

  private static func append(
    _ widget: UnsafeMutablePointer<GtkWidget>, to box: UnsafeMutablePointer<GtkWidget>
  ) {
    gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
  }
}
#endif

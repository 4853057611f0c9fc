#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

/// A window whose app has an anchor button in the middle of a tall list that scrolls.
@MainActor
final class AnchorStage {
  let driver: GTKDriver
  let button: UnsafeMutablePointer<GtkWidget>
  private let box: UnsafeMutablePointer<GtkWidget>
  private let scroller: UnsafeMutablePointer<GtkWidget>
  /// The number of times that the button was clicked.
  private(set) var clickCount = 0

  /// The position of the button in the list, in points from its top.
  private static let place = 1000.0

  /// Replaces the app's content with the list.
  ///
  /// The button is then `offset` points below the top of the list's visible part.
  init(_ driver: GTKDriver, offset: Double = 200) async throws {
    self.driver = driver
    button = try unwrap(gtk_button_new_with_label("Archive"), "the button")
    box = try unwrap(gtk_fixed_new(), "the list")
    gtk_widget_set_size_request(box, 300, 2500)
    gtk_fixed_put(
      UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkFixed.self), button, 120, Self.place)
    scroller = try unwrap(gtk_scrolled_window_new(), "the view that scrolls")
    gtk_scrolled_window_set_child(OpaquePointer(scroller), box)
    gtk_scrolled_window_set_kinetic_scrolling(OpaquePointer(scroller), 0)
    // The app has space above and below the list.
    gtk_widget_set_margin_top(scroller, 60)
    gtk_widget_set_margin_bottom(scroller, 60)
    gtk_window_set_child(driver.sample.window, scroller)
    AnchorID("archive").mark(UnsafeMutableRawPointer(button))
    Click.connect(button) { [weak self] in self?.clickCount += 1 }
    await driver.advance(by: .milliseconds(200))
    try await scroll(to: offset)
  }

  /// Scrolls until the button is `offset` points below the top of the visible part.
  ///
  /// Waits for a frame afterward.
  func scroll(to offset: Double) async throws {
    gtk_adjustment_set_value(
      gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)), Self.place - offset)
    try await driver.waitForFrame()
  }

  /// Presents a tip about the button.
  func present(
    _ text: String = "Archive with one key: A", _ side: Anchoring.Edge = .bottom
  ) -> PresentationHandle {
    driver.presenter.present(
      .tip(text, closeButton: .never), using: .tip(beside: "archive", side))
  }

  /// Presents a tip about the button with a color.
  func present(
    _ text: String, _ side: Anchoring.Edge, in color: AdaptiveColor
  ) -> PresentationHandle {
    let content = OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, padding: Insets(horizontal: 14, vertical: 10),
          children: [.text(OverlayNode.Text(text, color: .black))])))
    // A shadow would change the color of the neighboring button.
    let style = OverlayStyle(background: .color(color), corners: .all(10), shadow: nil)
    return driver.presenter.present(
      content, using: .tip(beside: "archive", side).with { $0.style = style })
  }

  /// The distance from the top of the button to the top of an overlay's widget.
  ///
  /// It's `nil` for an overlay that isn't on screen.
  func distance(of id: OverlayID) -> Double? {
    driver.frame(of: id).map { $0.minY - driver.frame(ofWidget: button).minY }
  }

  /// Removes the button from the list.
  func removeButton() {
    gtk_fixed_remove(
      UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkFixed.self), button)
  }
}
#endif

#if GTK
internal import CGTK
internal import SampleApp
internal import Usher

/// The app's content in scenarios about colors.
///
/// It's a tall scrollable picture, black in its upper half and white in its lower half.
@MainActor
struct PlainApp {
  /// The distance of the border between black and white from the top of the picture, in points.
  static let middle = 2000

  private let scroller: UnsafeMutablePointer<GtkWidget>

  /// Replaces the app's content with the picture, scrolled to an offset.
  init(on driver: GTKDriver, scrolledTo offset: Double) async throws {
    let row = driver.viewportSize.width
    let bytes = [0, 255].flatMap {
      [UInt8](repeating: $0, count: Int(row) * 3 * Self.middle)
    }
    let data = g_bytes_new(bytes, gsize(bytes.count))
    let texture = gdk_memory_texture_new(
      Int32(row), Int32(2 * Self.middle), GDK_MEMORY_R8G8B8, data, gsize(row) * 3)
    let picture = try unwrap(gtk_picture_new_for_paintable(texture), "the picture")
    gtk_picture_set_can_shrink(OpaquePointer(picture), 0)
    g_bytes_unref(data)
    if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
    scroller = try unwrap(gtk_scrolled_window_new(), "the view that scrolls")
    // A scroll bar would cover the picture.
    gtk_scrolled_window_set_policy(
      OpaquePointer(scroller), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(OpaquePointer(scroller), picture)
    gtk_window_set_child(driver.sample.window, scroller)
    await driver.advance(by: .milliseconds(200))
    scroll(to: offset)
    await driver.advance(by: .milliseconds(200))
  }

  /// Scrolls to an offset from the top of the picture.
  func scroll(to offset: Double) {
    gtk_adjustment_set_value(
      gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)), offset)
  }
}
#endif

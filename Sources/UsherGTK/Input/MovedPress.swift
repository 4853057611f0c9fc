#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Accepts a press on a native button if the pointer is released where the button was pressed.
///
/// GTK requires that the pointer is still on the button, but an update may have moved the button.
@MainActor
final class MovedPress {
  private let button: WidgetPointer
  private let press: @MainActor () -> Void
  /// The button's frame in the window when it was pressed, or `nil` after the press was reported or
  /// canceled.
  private var pressedFrame: OverlayRect?

  /// Observes a button.
  ///
  /// `press` isn't called for clicks that the button itself reports.
  init(on button: WidgetPointer, press: @escaping @MainActor () -> Void) {
    self.button = button
    self.press = press
    Signal.connect(button, "clicked") { [weak self] in self?.pressedFrame = nil }
    for gesture in button.controllers(of: gtk_gesture_click_get_type()) {
      let object = UnsafeMutableRawPointer(gesture)
      Signal.connectClick(object, "pressed") { [weak self] _, _ in self?.begin() }
      // This is called after the button's own handler, which was connected first.
      Signal.connectClick(object, "released") { [weak self] x, y in
        self?.end(at: OverlayPoint(x: x, y: y))
      }
      Signal.connectObject(object, "cancel") { [weak self] in self?.pressedFrame = nil }
    }
  }

  private var frame: OverlayRect? {
    gtk_widget_get_root(button).flatMap {
      OverlayRect(of: button, in: cast(UnsafeMutableRawPointer($0)))
    }
  }

  private func begin() { pressedFrame = frame }

  /// Presses the button if the pointer was released inside the button's original frame.
  ///
  /// `point` is in the button's coordinates.
  private func end(at point: OverlayPoint) {
    guard let pressedFrame, let frame else { return }
    self.pressedFrame = nil
    let place = OverlayPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    guard pressedFrame.contains(place), gtk_widget_is_sensitive(button) != 0 else { return }
    press()
  }
}
#endif

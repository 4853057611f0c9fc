#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Lets a press on a native button count if the pointer goes up where the button was pressed.
///
/// GTK only lets it count if the pointer is on the button then, which an update may have moved away
/// from under the pointer.
@MainActor
final class MovedPress {
  private let button: WidgetPointer
  private let press: @MainActor () -> Void
  /// The button's frame in the window when it was pressed; `nil` if no press is in progress, or the
  /// press has counted.
  private var pressedFrame: OverlayRect?

  /// Listens to a button without calling `press` for clicks that the button reports itself.
  init(on button: WidgetPointer, press: @escaping @MainActor () -> Void) {
    self.button = button
    self.press = press
    Signal.connect(button, "clicked") { [weak self] in self?.pressedFrame = nil }
    for gesture in button.controllers(of: gtk_gesture_click_get_type()) {
      let object = UnsafeMutableRawPointer(gesture)
      Signal.connectClick(object, "pressed") { [weak self] _, _ in self?.begin() }
      // After the button's own handler, which was connected first.
      Signal.connectClick(object, "released") { [weak self] x, y in
        self?.end(at: OverlayPoint(x: x, y: y))
      }
      Signal.connectObject(object, "cancel") { [weak self] in self?.pressedFrame = nil }
    }
  }

  /// The button's frame in its window; `nil` without a window.
  private var frame: OverlayRect? {
    gtk_widget_get_root(button).flatMap {
      OverlayRect(of: button, in: cast(UnsafeMutableRawPointer($0)))
    }
  }

  private func begin() { pressedFrame = frame }

  /// Presses the button if the pointer went up at a point, in the button's coordinates, that the
  /// button had under it when it was pressed.
  private func end(at point: OverlayPoint) {
    guard let pressedFrame, let frame else { return }
    self.pressedFrame = nil
    let place = OverlayPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    guard pressedFrame.contains(place), gtk_widget_is_sensitive(button) != 0 else { return }
    press()
  }
}
#endif

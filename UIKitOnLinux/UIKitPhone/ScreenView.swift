#if GTK && UIKIT_STAND_IN
internal import CGTK
public import GTKWidgets
public import UIKit

/// A phone's screen in a window.
///
/// It is drawn as large as possible, and receives pointer and key events.
@MainActor
public final class ScreenView {
  /// The screen.
  public let screen: Screen
  /// The view, as a widget.
  public let widget = Widgets.made(gtk_drawing_area_new())
  private var wasTouched = false

  /// Creates a view of a screen.
  public init(screen: Screen) {
    self.screen = screen
    gtk_widget_set_focusable(widget, 1)
    _ = widget.growing(horizontally: true, vertically: true)
    Listening.draw(in: widget) { [weak self] context, _, _ in self?.draw(on: context) }
    Listening.drags(in: widget) { [weak self] in self?.follow($0) }
    Listening.keys(in: widget) { [weak self] key, modifiers in
      self?.press(key, modifiers) ?? false
    }
  }

  /// Updates the view to the screen's size.
  public func follow() {
    // The minimum is only a part of this size, so that the window can be smaller than the phone.
    gtk_drawing_area_set_content_width(widget.cast(), Int32(screen.size.width * 0.45))
    gtk_drawing_area_set_content_height(widget.cast(), Int32(screen.size.height * 0.45))
    gtk_widget_queue_draw(widget)
  }

  /// Whether the keyboard moves or a finger is down, which the stand-in can't know.
  public var isMoving: Bool {
    let isTouched = !screen.finger.places.isEmpty
    defer { wasTouched = isTouched }
    return screen.keyboard.isMoving || isTouched || wasTouched
  }

  /// The size of a point of the screen, in points of the window.
  private var zoom: Double {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    return min(Double(width) / screen.size.width, Double(height) / screen.size.height, 1)
  }

  /// The position of the screen's corner in the widget.
  private var corner: CGPoint {
    CGPoint(
      x: (Double(gtk_widget_get_width(widget)) - screen.size.width * zoom) / 2,
      y: (Double(gtk_widget_get_height(widget)) - screen.size.height * zoom) / 2)
  }

  /// Returns the position in the widget of a place on the screen.
  public func place(ofScreen place: CGPoint) -> CGPoint {
    CGPoint(x: corner.x + place.x * zoom, y: corner.y + place.y * zoom)
  }

  private func onScreen(_ place: CGPoint) -> CGPoint {
    CGPoint(x: (place.x - corner.x) / zoom, y: (place.y - corner.y) / zoom)
  }

  private func draw(on context: OpaquePointer?) {
    let (corner, zoom) = (corner, zoom)
    cairo_translate(context, corner.x, corner.y)
    cairo_scale(context, zoom, zoom)
    let painter = ScreenPainter(screen, on: context)
    painter.clipToCorners()
    let pixels = zoom * Double(gtk_widget_get_scale_factor(widget))
    painter.paint(scale: pixels)
    StandIn.noteSeen()
  }

  private func follow(_ drag: Listening.Drag) {
    switch drag {
    case .began(let x, let y, let isControlHeld):
      gtk_widget_grab_focus(widget)
      screen.finger.touch(at: onScreen(CGPoint(x: x, y: y)), withTwin: isControlHeld)
    case .moved(let x, let y): screen.finger.move(to: onScreen(CGPoint(x: x, y: y)))
    case .ended: screen.finger.lift()
    }
    gtk_widget_queue_draw(widget)
  }

  /// Presses a key of the attached keyboard.
  ///
  /// Tab is sent to the app as well.
  private func press(_ key: guint, _ modifiers: GdkModifierType) -> Bool {
    guard let press = KeyPress(key, modifiers) else { return false }
    screen.press(press.code, characters: press.characters, flags: press.flags)
    return true
  }
}
#endif

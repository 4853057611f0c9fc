#if GTK && os(Linux)
internal import Usher

/// The widget of room between two pieces; the stack around it gives it its size.
@MainActor
final class SpacerView: WidgetBehavior {
  init() { super.init() }

  override func contains(x: Double, y: Double) -> Bool { false }
}
#endif

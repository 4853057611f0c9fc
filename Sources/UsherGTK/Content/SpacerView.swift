#if GTK && os(Linux)
internal import Usher

/// The widget of a space between two pieces.
///
/// The stack determines its size.
@MainActor
final class SpacerView: WidgetBehavior {
  init() { super.init() }

  override func contains(x: Double, y: Double) -> Bool { false }
}
#endif

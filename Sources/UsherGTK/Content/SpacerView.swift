#if GTK && os(Linux)
internal import Usher

/// A widget for the space between two pieces.
///
/// The stack determines the widget's size.
@MainActor
final class SpacerView: WidgetBehavior {
  init() { super.init() }

  override func contains(x: Double, y: Double) -> Bool { false }
}
#endif

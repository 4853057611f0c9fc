import Usher

extension OverlayContent {
  /// One text on a card.
  static func words(_ string: String) -> OverlayContent {
    OverlayContent(.text(Node.Text(string)))
  }

  /// A text and a button.
  static func words(_ string: String, button: Node.Button) -> OverlayContent {
    OverlayContent(
      .stack(Node.Stack(.horizontal, children: [.text(Node.Text(string)), .button(button)])))
  }
}

extension Overlay {
  /// Comes in 100 ms, stays, goes in 100 ms.
  static let lasting = Overlay(
    lifetime: .untilDismissed, entrance: .tenth, exit: .tenth)

  /// Comes in 100 ms, stays a second, goes in 100 ms.
  static let brief = Overlay(
    lifetime: .timed(.seconds(1)), entrance: .tenth, exit: .tenth)
}

extension OverlayTransition {
  /// Slides for a tenth of a second.
  static let tenth = OverlayTransition(slide: .easeOut(.milliseconds(100)))
}

/// Something a closure holds on to, so that a test can see when the closure is let go.
final class Token: Sendable {}

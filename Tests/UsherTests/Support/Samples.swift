import Usher

extension OverlayContent {
  /// A text on a card.
  static func words(_ string: String) -> OverlayContent {
    OverlayContent(.text(OverlayNode.Text(string)))
  }

  /// A text with a button.
  static func words(_ string: String, button: OverlayNode.Button) -> OverlayContent {
    OverlayContent(
      .stack(
        OverlayNode.Stack(
          .horizontal, children: [.text(OverlayNode.Text(string)), .button(button)])))
  }
}

extension Overlay {
  /// A text on a card.
  static func words(_ string: String) -> Overlay { Overlay(OverlayContent.words(string)) }

  /// A text with a button.
  static func words(_ string: String, button: OverlayNode.Button) -> Overlay {
    Overlay(OverlayContent.words(string, button: button))
  }
}

extension OverlayConfiguration {
  /// An overlay that enters in 100 ms, stays until dismissed, and exits in 100 ms.
  static let lasting = OverlayConfiguration(
    lifetime: .infinite, entrance: .tenth, exit: .tenth)

  /// An overlay that enters in 100 ms, stays for a second, and exits in 100 ms.
  static let brief = OverlayConfiguration(
    lifetime: .timed(.seconds(1)), entrance: .tenth, exit: .tenth)
}

extension OverlayConfiguration {
  /// A reply that occupies the place of undo messages for a long time.
  static let longReply = {
    var reply = OverlayConfiguration(
      priority: .max, isReply: true, lifetime: .timed(.seconds(1000)), entrance: .tenth,
      exit: .tenth)
    reply.offersUndo = true
    return reply
  }()
}

extension OverlayTransition {
  /// A slide of a tenth of a second.
  static let tenth = OverlayTransition(slide: .easeOut(.milliseconds(100)))
}

/// An object captured by a closure, so that a test can observe the closure's release.
final class Token: Sendable {}

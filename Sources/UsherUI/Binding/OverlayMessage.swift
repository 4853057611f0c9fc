public import Usher

/// A value that can be shown as an overlay.
///
/// Two values with the same `id` are the same message. If a binding's value is replaced by a value
/// with the same `id`, the shown overlay is updated.
///
/// ```swift
/// struct Sent: OverlayMessage {
///   let id: Int
///   var overlay: Overlay { .notification(title: "Sent") }
/// }
/// ```
public protocol OverlayMessage: Identifiable {
  /// The overlay that shows the message.
  ///
  /// If the overlay has no preset, `.persistent` is used for an overlay with controls, and
  /// `.message` for any other overlay.
  @MainActor var overlay: Overlay { get }
}

public import Usher

/// A value with the overlay that shows it.
///
/// Two values with the same `id` are the same message: the later value replaces the earlier one in
/// the shown overlay.
///
/// ```swift
/// struct Sent: OverlayMessage {
///   let id: Int
///   var overlay: Overlay { .notification(title: "Sent") }
/// }
/// ```
public protocol OverlayMessage: Identifiable {
  /// The message's overlay.
  ///
  /// Without a preset of its own, one with controls is `.persistent`, and any other a `.message`.
  @MainActor var overlay: Overlay { get }
}

public import Usher

/// A value that provides an overlay to show it.
///
/// Two values with the same `id` are the same message, so the later value replaces the earlier
/// value in the shown overlay.
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
  /// If the overlay has no preset, it starts from `.persistent` if it has controls, or else from
  /// `.message`.
  @MainActor var overlay: Overlay { get }
}

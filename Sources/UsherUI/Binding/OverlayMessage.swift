public import Usher

/// A value with the content and the preset of the overlay that shows it.
///
/// Two values with the same `id` are the same message: the later value replaces the earlier one in
/// the shown overlay.
///
/// ```swift
/// struct Sent: OverlayMessage {
///   let id: Int
///   var overlayContent: OverlayContent { .notification(title: "Sent") }
/// }
/// ```
public protocol OverlayMessage: Identifiable {
  /// The content of the message's overlay.
  @MainActor var overlayContent: OverlayContent { get }
  /// The preset of the message's overlay.
  ///
  /// By default `.persistent` for content with controls, and `.message` for other content.
  @MainActor var overlayPreset: OverlayPreset { get }
}

extension OverlayMessage {
  /// The standard preset for the message's content.
  @MainActor public var overlayPreset: OverlayPreset { .standard(for: overlayContent) }
}

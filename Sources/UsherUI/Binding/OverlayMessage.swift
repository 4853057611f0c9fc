public import Usher

/// A value that says how it is shown: the content of an overlay, and the overlay's attributes.
///
/// Two values of the same `id` are the same message: the later value takes the place of the earlier one in the
/// overlay that is shown.
public protocol OverlayMessage: Identifiable {
  /// The content of the message's overlay.
  @MainActor var overlayContent: OverlayContent { get }
  /// The attributes of the message's overlay; unless given, the standard ones.
  @MainActor var overlayAttributes: Attributes { get }
}

extension OverlayMessage {
  /// The standard attributes.
  @MainActor public var overlayAttributes: Attributes { Attributes() }
}

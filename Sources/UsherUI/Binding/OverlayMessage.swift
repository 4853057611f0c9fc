public import Usher

/// A value that says how it is shown: the content of an overlay, and the overlay's attributes.
///
/// Two values of the same `id` are the same message: the later value takes the place of the earlier one in the
/// overlay that is shown.
public protocol OverlayMessage: Identifiable {
  /// What the message shows.
  @MainActor var overlayContent: OverlayContent { get }
  /// Where, when and how the message is shown; unless given, the standard attributes.
  @MainActor var overlayAttributes: Attributes { get }
}

extension OverlayMessage {
  /// The standard attributes.
  @MainActor public var overlayAttributes: Attributes { Attributes() }
}

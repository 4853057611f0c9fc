/// The text that the user can copy from an overlay.
public enum CopyableText: Hashable, Sendable {
  /// The shown texts, unless the overlay belongs to the facade of an older library.
  case automatic
  /// The shown texts: one per line, in reading order, without the titles of buttons.
  case shown
  /// Another text, for example with the details of an error.
  case custom(String)
  /// No text.
  case nothing
}

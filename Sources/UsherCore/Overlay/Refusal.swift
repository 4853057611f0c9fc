/// Why a request was not accepted; it was neither shown nor kept waiting.
public enum Refusal: Hashable, Sendable {
  /// One of its values cannot be used.
  case invalid(ConfigurationError)
  /// It has nothing to show: no text, no image, no button.
  case emptyContent
  /// The window has closed.
  case hostClosed
}

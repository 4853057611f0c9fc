/// The place of an alert's picture.
public enum AlertImagePosition: Hashable, Sendable, CaseIterable {
  /// Above the texts, centred.
  case top
  /// On the leading side of the texts.
  case leading
}

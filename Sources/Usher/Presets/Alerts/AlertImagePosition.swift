/// Where the picture of an alert stands.
public enum AlertImagePosition: Hashable, Sendable, CaseIterable {
  /// In the middle above the words.
  case top
  /// At the near side of the words.
  case leading
}

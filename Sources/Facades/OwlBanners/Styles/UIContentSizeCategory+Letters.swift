extension UIContentSizeCategory {
  /// The font size of a default banner, in points; 17 for an unknown category.
  ///
  /// From 18 points on, the size grows by the steps of UIKit's body style.
  var bannerLetterSize: Double {
    Self.letterSizes[self] ?? 17
  }

  private static let letterSizes: [UIContentSizeCategory: Double] = [
    .extraSmall: 13, .small: 14, .medium: 15, .large: 16, .extraLarge: 17, .extraExtraLarge: 17,
    .extraExtraExtraLarge: 18, .accessibilityMedium: 23, .accessibilityLarge: 28,
    .accessibilityExtraLarge: 35, .accessibilityExtraExtraLarge: 42,
    .accessibilityExtraExtraExtraLarge: 48,
  ]
}

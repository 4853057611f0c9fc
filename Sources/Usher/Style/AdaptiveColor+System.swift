/// The system colors of Apple's Human Interface Guidelines from 2024.
extension AdaptiveColor {
  /// A red that adapts to light and dark appearance.
  public static let red = AdaptiveColor(hex: 0xFF3B30, dark: 0xFF453A)
  /// An orange that adapts to light and dark appearance.
  public static let orange = AdaptiveColor(hex: 0xFF9500, dark: 0xFF9F0A)
  /// A yellow that adapts to light and dark appearance.
  public static let yellow = AdaptiveColor(hex: 0xFFCC00, dark: 0xFFD60A)
  /// A green that adapts to light and dark appearance.
  public static let green = AdaptiveColor(hex: 0x34C759, dark: 0x30D158)
  /// A mint that adapts to light and dark appearance.
  public static let mint = AdaptiveColor(hex: 0x00C7BE, dark: 0x63E6E2)
  /// A teal that adapts to light and dark appearance.
  public static let teal = AdaptiveColor(hex: 0x30B0C7, dark: 0x40C8E0)
  /// A cyan that adapts to light and dark appearance.
  public static let cyan = AdaptiveColor(hex: 0x32ADE6, dark: 0x64D2FF)
  /// A blue that adapts to light and dark appearance.
  public static let blue = AdaptiveColor(hex: 0x007AFF, dark: 0x0A84FF)
  /// An indigo that adapts to light and dark appearance.
  public static let indigo = AdaptiveColor(hex: 0x5856D6, dark: 0x5E5CE6)
  /// A purple that adapts to light and dark appearance.
  public static let purple = AdaptiveColor(hex: 0xAF52DE, dark: 0xBF5AF2)
  /// A pink that adapts to light and dark appearance.
  public static let pink = AdaptiveColor(hex: 0xFF2D55, dark: 0xFF375F)
  /// A brown that adapts to light and dark appearance.
  public static let brown = AdaptiveColor(hex: 0xA2845E, dark: 0xAC8E68)
  /// A gray that is the same in every appearance.
  public static let gray = AdaptiveColor(hex: 0x8E8E93)
  /// The color of titles.
  ///
  /// It is the same as `label`.
  public static let primary = label
  /// The color of descriptions.
  ///
  /// It is the same as `secondaryLabel`.
  public static let secondary = secondaryLabel
}

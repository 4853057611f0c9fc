/// A colour that may differ between light and dark.
public struct EKColor: Hashable, Sendable {
  /// The colour where things are dark.
  public private(set) var dark: UIColor
  /// The colour where things are light.
  public private(set) var light: UIColor

  /// Makes a colour that differs.
  public init(light: UIColor, dark: UIColor) {
    self.light = light
    self.dark = dark
  }

  /// Makes a colour that is the same in both.
  public init(_ unified: UIColor) {
    self.init(light: unified, dark: unified)
  }

  /// Makes an opaque colour from its web notation, such as `0x1C71D8`; higher bits are ignored.
  public init(rgb: Int) {
    self.init(red: (rgb >> 16) & 0xFF, green: (rgb >> 8) & 0xFF, blue: rgb & 0xFF)
  }

  /// Makes an opaque colour of components from 0 to 255; others count as the nearer end.
  public init(red: Int, green: Int, blue: Int) {
    func share(_ component: Int) -> CGFloat { CGFloat(min(max(component, 0), 255)) / 255 }
    self.init(UIColor(red: share(red), green: share(green), blue: share(blue), alpha: 1))
  }

  /// The colour under these traits; the display mode counts more than they do.
  public func color(for traits: UITraitCollection, mode: EKAttributes.DisplayMode) -> UIColor {
    switch mode {
    case .inferred: traits.userInterfaceStyle == .dark ? dark : light
    case .light: light
    case .dark: dark
    }
  }

  /// The same with light and dark exchanged.
  public var inverted: EKColor { EKColor(light: dark, dark: light) }

  /// The same with another opacity, from 0 to 1.
  public func with(alpha: CGFloat) -> EKColor {
    EKColor(light: light.withAlphaComponent(alpha), dark: dark.withAlphaComponent(alpha))
  }

  /// White in both.
  public static var white: EKColor { EKColor(.white) }
  /// Black in both.
  public static var black: EKColor { EKColor(.black) }
  /// Nothing.
  public static var clear: EKColor { EKColor(.clear) }
  /// White, or black where things are dark.
  public static var standardBackground: EKColor { EKColor(light: .white, dark: .black) }
  /// Black, or white where things are dark.
  public static var standardContent: EKColor { EKColor(light: .black, dark: .white) }
}

#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) public import Usher

extension Insets {
  /// Creates insets from UIKit's insets.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension Appearance {
  /// Creates an appearance from UIKit's style.
  ///
  /// An unspecified style becomes `nil`, which follows the system.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    @unknown default: return nil
    }
  }
}

extension Blur {
  /// Creates the blur that matches UIKit's style.
  public init(_ style: UIBlurEffect.Style) {
    switch style {
    case .extraLight: self.init(Blur.Material.extraLight)
    case .light: self.init(Blur.Material.light)
    case .dark: self.init(Blur.Material.dark)
    case .regular: self = .standard
    case .prominent: self = .prominent
    case .systemUltraThinMaterial: self = .ultraThin
    case .systemThinMaterial: self = .thin
    case .systemMaterial: self = .regular
    case .systemThickMaterial: self = .thick
    case .systemChromeMaterial: self = .chrome
    case .systemUltraThinMaterialLight: self.init(Blur.ultraThin.light)
    case .systemThinMaterialLight: self.init(Blur.thin.light)
    case .systemMaterialLight: self.init(Blur.regular.light)
    case .systemThickMaterialLight: self.init(Blur.thick.light)
    case .systemChromeMaterialLight: self.init(Blur.chrome.light)
    case .systemUltraThinMaterialDark: self.init(Blur.ultraThin.dark)
    case .systemThinMaterialDark: self.init(Blur.thin.dark)
    case .systemMaterialDark: self.init(Blur.regular.dark)
    case .systemThickMaterialDark: self.init(Blur.thick.dark)
    case .systemChromeMaterialDark: self.init(Blur.chrome.dark)
    @unknown default: self = .standard
    }
  }
}

extension Corners {
  /// Creates the corners of a layer.
  @MainActor
  public init(_ layer: CALayer) {
    func radius(_ corner: CACornerMask) -> Double {
      layer.maskedCorners.contains(corner) ? Double(layer.cornerRadius) : 0
    }
    self.init(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner),
      curve: layer.cornerCurve == .continuous ? .continuous : .circular)
  }
}
#endif

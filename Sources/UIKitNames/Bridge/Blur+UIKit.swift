public import Usher

extension Blur {
  /// Makes the blur that matches one of UIKit's styles.
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
    #if canImport(UIKit)
    @unknown default: self = .standard
    #endif
    }
  }
}

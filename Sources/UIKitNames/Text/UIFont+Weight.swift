#if !canImport(UIKit)
public import Foundation
internal import Usher

extension UIFont {
  /// The strength of letters, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The strength.
    public let rawValue: CGFloat

    /// Makes a weight of any strength; the nearest of the named ones is drawn.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight of any strength; the nearest of the named ones is drawn.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weakest.
    public static let ultraLight = Weight(-0.8)
    /// A hair.
    public static let thin = Weight(-0.6)
    /// A little weaker than running text.
    public static let light = Weight(-0.4)
    /// For running text.
    public static let regular = Weight(0)
    /// A little stronger.
    public static let medium = Weight(0.23)
    /// For titles.
    public static let semibold = Weight(0.3)
    /// For what must not be missed.
    public static let bold = Weight(0.4)
    /// Stronger still.
    public static let heavy = Weight(0.56)
    /// The strongest.
    public static let black = Weight(0.62)

    /// What fonts' names say of their weight; of those that fit a name, the last one counts.
    static let names: [(key: String, weight: Weight)] = [
      ("thin", .thin), ("light", .light), ("ultralight", .ultraLight), ("medium", .medium),
      ("bold", .bold), ("demibold", .semibold), ("semibold", .semibold), ("heavy", .heavy),
      ("black", .black),
    ]
  }
}

extension Node.Font.Weight {
  /// The nearest of the named weights.
  init(_ weight: UIFont.Weight) {
    let named: [(Node.Font.Weight, UIFont.Weight)] = [
      (.regular, .regular), (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    func distance(_ other: UIFont.Weight) -> CGFloat { abs(other.rawValue - weight.rawValue) }
    self = named.min { distance($0.1) < distance($1.1) }?.0 ?? .regular
  }
}
#endif

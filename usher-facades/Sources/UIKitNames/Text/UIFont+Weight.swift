#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
internal import Usher

extension UIFont {
  /// A font's weight, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Makes a weight from a number; the nearest named weight is drawn.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight from a number; the nearest named weight is drawn.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// The second lightest weight.
    public static let thin = Weight(-0.6)
    /// A weight a little lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A weight a little heavier than regular.
    public static let medium = Weight(0.23)
    /// The weight of titles.
    public static let semibold = Weight(0.3)
    /// The weight of strong emphasis.
    public static let bold = Weight(0.4)
    /// A weight heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)

    /// The weights by the words in fonts' names; if several words match, the last one counts.
    static let names: [(key: String, weight: Weight)] = [
      ("thin", .thin), ("light", .light), ("ultralight", .ultraLight), ("medium", .medium),
      ("bold", .bold), ("demibold", .semibold), ("semibold", .semibold), ("heavy", .heavy),
      ("black", .black),
    ]
  }
}

extension OverlayNode.Font.Weight {
  /// Makes the named weight nearest to UIKit's.
  init(_ weight: UIFont.Weight) {
    let named: [(OverlayNode.Font.Weight, UIFont.Weight)] = [
      (.regular, .regular), (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    func distance(_ other: UIFont.Weight) -> CGFloat { abs(other.rawValue - weight.rawValue) }
    self = named.min { distance($0.1) < distance($1.1) }?.0 ?? .regular
  }
}
#endif

#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
internal import Usher

extension UIFont.Weight {
  /// The weights by the words in fonts' names; if several words match, the last one counts.
  static let names: [(key: String, weight: Self)] = [
    ("thin", .thin), ("light", .light), ("ultralight", .ultraLight), ("medium", .medium),
    ("bold", .bold), ("demibold", .semibold), ("semibold", .semibold), ("heavy", .heavy),
    ("black", .black),
  ]
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

/// The visual weight of a message's icon.
public enum MessageIconStyle: Hashable, Sendable, CaseIterable {
  /// A disc with the sign cut out of it.
  case standard
  /// A thin ring around the sign.
  case light
  /// The sign alone.
  case subtle
  /// No icon.
  case none

  /// The side of the icon's square, in points.
  public var size: Double {
    switch self {
    case .standard, .light, .none: 33
    case .subtle: 21
    }
  }
}

/// Signs that a person is busy with an overlay, or cannot look at it; each may stop its countdown.
public struct Attention: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A pointer is down on it.
  public static let touch = Attention(rawValue: 1 << 0)
  /// A pointer moves it.
  public static let drag = Attention(rawValue: 1 << 1)
  /// A pointer is over it.
  public static let hover = Attention(rawValue: 1 << 2)
  /// The keyboard's focus is inside it.
  public static let focusWithin = Attention(rawValue: 1 << 3)
  /// The app is not in front.
  public static let appInactive = Attention(rawValue: 1 << 4)
  /// A keyboard covers part of the screen.
  public static let keyboardOpen = Attention(rawValue: 1 << 5)
  /// Assistive technology is in use, or reads it; a presenter lets it hold only what has something to
  /// press.
  public static let assistiveTechnology = Attention(rawValue: 1 << 6)

  /// Every sign.
  public static let all = Attention(rawValue: (1 << 7) - 1)
}

/// What a person may do to send an overlay away.
public struct DismissalPolicy: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A tap anywhere but on a control inside it.
  public static let tap = DismissalPolicy(rawValue: 1 << 0)
  /// A swipe towards its edge; without this it cannot be dragged at all.
  public static let swipe = DismissalPolicy(rawValue: 1 << 1)
  /// The Escape key.
  public static let escape = DismissalPolicy(rawValue: 1 << 2)
  /// Everything.
  public static let all: DismissalPolicy = [.tap, .swipe, .escape]
}

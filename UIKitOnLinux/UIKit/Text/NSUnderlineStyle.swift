/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a style from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 1) }
  /// A single thick line, drawn by the stand-in like `single`.
  public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 2) }
  /// A double line.
  public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 9) }
}

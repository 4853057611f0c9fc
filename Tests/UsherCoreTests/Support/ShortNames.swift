public import Testing
public import UsherCore

// What a report of the tests calls these values, which have many fields. Where a test fails it says itself which
// of them matter.

extension Overlay: CustomTestStringConvertible {
  /// The overlay's placement.
  public var testDescription: String { "overlay \(placement)" }
}

extension OverlayEngine: CustomTestStringConvertible {
  /// What the value is.
  public var testDescription: String { "engine" }
}

extension SwipePolicy: CustomTestStringConvertible {
  /// What the value is.
  public var testDescription: String { "swipe policy" }
}

extension Obstruction: CustomTestStringConvertible {
  /// The edge that the obstruction comes from.
  public var testDescription: String { "obstruction at the \(edge)" }
}

extension Viewport: CustomTestStringConvertible {
  /// The viewport's size.
  public var testDescription: String { "viewport \(size.width) × \(size.height)" }
}

public import Testing
public import UsherCore

// Short descriptions of values with many fields, for test reports. A failing test itself reports
// which of the fields matter.

extension OverlayConfiguration: CustomTestStringConvertible {
  /// The overlay's position.
  public var testDescription: String { "overlay \(placement)" }
}

extension OverlayEngine: CustomTestStringConvertible {
  /// The kind of value.
  public var testDescription: String { "engine" }
}

extension SwipePolicy: CustomTestStringConvertible {
  /// The kind of value.
  public var testDescription: String { "swipe policy" }
}

extension Obstruction: CustomTestStringConvertible {
  /// The edge of the obstruction.
  public var testDescription: String { "obstruction at the \(edge)" }
}

extension OverlayViewport: CustomTestStringConvertible {
  /// The viewport's size.
  public var testDescription: String { "viewport \(size.width) × \(size.height)" }
}

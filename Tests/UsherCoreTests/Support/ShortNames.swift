public import Testing
public import UsherCore

// What a report of the tests calls these values, which have many fields. Where a test fails it says itself which
// of them matter.

extension Overlay: CustomTestStringConvertible {
  public var testDescription: String { "overlay \(placement)" }
}

extension OverlayEngine: CustomTestStringConvertible {
  public var testDescription: String { "engine" }
}

extension SwipePolicy: CustomTestStringConvertible {
  public var testDescription: String { "swipe policy" }
}

extension Obstruction: CustomTestStringConvertible {
  public var testDescription: String { "obstruction at the \(edge)" }
}

extension Viewport: CustomTestStringConvertible {
  public var testDescription: String { "viewport \(size.width) × \(size.height)" }
}

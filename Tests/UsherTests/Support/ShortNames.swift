public import Testing
public import Usher
public import UsherCore

// What a report of the tests calls these values, which have many fields. Where a test fails it says itself which
// of them matter.

extension Node: CustomTestStringConvertible {
  public var testDescription: String { caseName(of: self) }
}

extension OverlayContent: CustomTestStringConvertible {
  public var testDescription: String { "content: \(caseName(of: root))" }
}

extension Background: CustomTestStringConvertible {
  public var testDescription: String { caseName(of: self) }
}

extension AdaptiveColor: CustomTestStringConvertible {
  public var testDescription: String { "\(light.red) \(light.green) \(light.blue) \(light.alpha)" }
}

extension Glyph: CustomTestStringConvertible {
  public var testDescription: String { "glyph of \(shapes.count) shapes" }
}

extension Corners: CustomTestStringConvertible {
  public var testDescription: String { "\(topLeft) \(topRight) \(bottomRight) \(bottomLeft)" }
}

extension SwipePolicy: CustomTestStringConvertible {
  public var testDescription: String { "swipe policy" }
}

extension Overlay: CustomTestStringConvertible {
  public var testDescription: String { "overlay \(placement)" }
}

/// The name of an enum's case, without what it carries.
private func caseName(of value: some Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

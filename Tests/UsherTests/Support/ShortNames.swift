public import Testing
public import Usher
public import UsherCore

// Short descriptions of values with many fields, for test reports. A failing test itself reports
// which fields matter.

extension OverlayNode: CustomTestStringConvertible {
  /// The name of the node's case.
  public var testDescription: String { caseName(of: self) }
}

extension OverlayContent: CustomTestStringConvertible {
  /// The name of the case of the content's root.
  public var testDescription: String { "content: \(caseName(of: root))" }
}

extension Background: CustomTestStringConvertible {
  /// The name of the background's case.
  public var testDescription: String { caseName(of: self) }
}

extension AdaptiveColor: CustomTestStringConvertible {
  /// The components of the color on a light background.
  public var testDescription: String { "\(light.red) \(light.green) \(light.blue) \(light.alpha)" }
}

extension Glyph: CustomTestStringConvertible {
  /// The number of the glyph's shapes.
  public var testDescription: String { "glyph of \(shapes.count) shapes" }
}

extension Corners: CustomTestStringConvertible {
  /// The four radii, clockwise from the top left corner.
  public var testDescription: String { "\(topLeft) \(topRight) \(bottomRight) \(bottomLeft)" }
}

extension SwipePolicy: CustomTestStringConvertible {
  /// The kind of value.
  public var testDescription: String { "swipe policy" }
}

extension OverlayConfiguration: CustomTestStringConvertible {
  /// The overlay's placement.
  public var testDescription: String { "overlay \(placement)" }
}

/// The name of an enum's case, without associated values.
private func caseName(of value: some Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

extension PresentationHandle {
  /// The state as one word: the pending state, or the outcome if the request has ended.
  var word: String {
    switch state {
    case .pending(.requested): "requested"
    case .pending(.delayed): "delayed"
    case .pending(.waiting): "waiting"
    case .pending(.checking): "asked"
    case .pending(.measuring), .pending(.shown): "shown"
    case .pending(.leaving): "leaving"
    case .ended(.dismissed(let reason)): "\(reason)"
    case .ended(.refused): "refused"
    case .ended(.updated): "updated"
    }
  }
}

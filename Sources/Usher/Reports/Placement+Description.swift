public import UsherCore

extension Placement: CustomStringConvertible {
  /// The placement in words, such as "top" or "bottom trailing".
  public var description: String {
    switch (vertical, horizontal) {
    case (.center, .center): "center"
    case (.center, _): "\(horizontal)"
    case (_, .center): "\(vertical)"
    case (.top, _), (.bottom, _): "\(vertical) \(horizontal)"
    }
  }
}

public import UsherCore

/// The form in which an app stores the user's timeout scale: "3.0" for three times, and "endless".
///
/// ```swift
/// let stored = TimeoutScale.times(3).rawValue
/// presenter.timeoutScale = TimeoutScale(rawValue: stored) ?? .times(1)
/// ```
extension TimeoutScale: RawRepresentable, Codable {
  /// Makes the timeout scale that was stored; `nil` for what is neither a number nor "endless".
  ///
  /// A number outside 1...10 counts as the nearest end of the range.
  public init?(rawValue: String) {
    if rawValue == "endless" {
      self = .endless
      return
    }
    guard let factor = Double(rawValue), !factor.isNaN else { return nil }
    self = TimeoutScale.times(factor).corrected
  }

  /// The stored form.
  public var rawValue: String {
    switch self {
    case .times(let factor): "\(factor)"
    case .endless: "endless"
    }
  }
}

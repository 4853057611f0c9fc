public import UsherCore

/// The representation used to store the user's timeout scale, such as "3.0" and "endless".
///
/// ```swift
/// let stored = TimeoutScale.times(3).rawValue
/// presenter.timeoutScale = TimeoutScale(rawValue: stored) ?? .times(1)
/// ```
extension TimeoutScale: RawRepresentable, Codable {
  /// Creates the stored timeout scale, or returns `nil` if the string is neither a number nor
  /// "endless".
  ///
  /// Numbers outside 1...10 are clamped.
  public init?(rawValue: String) {
    if rawValue == "endless" {
      self = .endless
      return
    }
    guard let factor = Double(rawValue), !factor.isNaN else { return nil }
    self = TimeoutScale.times(factor).corrected
  }

  /// The stored representation.
  public var rawValue: String {
    switch self {
    case .times(let factor): "\(factor)"
    case .endless: "endless"
    }
  }
}

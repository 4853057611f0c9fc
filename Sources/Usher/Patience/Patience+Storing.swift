public import UsherCore

/// The form in which an app stores the user's patience: "3.0" for three times, and "endless".
///
/// ```swift
/// let stored = Patience.times(3).rawValue
/// presenter.patience = Patience(rawValue: stored) ?? .times(1)
/// ```
extension Patience: RawRepresentable, Codable {
  /// Makes the patience that was stored; `nil` for what is neither a number nor "endless".
  ///
  /// A number outside 1...10 counts as the nearest end of the range.
  public init?(rawValue: String) {
    if rawValue == "endless" {
      self = .endless
      return
    }
    guard let factor = Double(rawValue), !factor.isNaN else { return nil }
    self = Patience.times(factor).corrected
  }

  /// The stored form.
  public var rawValue: String {
    switch self {
    case .times(let factor): "\(factor)"
    case .endless: "endless"
    }
  }
}

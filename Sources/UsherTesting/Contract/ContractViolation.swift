/// A violation of the host contract.
public struct ContractViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The expected behavior, and the actual behavior if it is known.
  public let description: String

  /// Creates a violation.
  public init(_ description: String) {
    self.description = description
  }
}

/// Throws if `condition` is false.
///
/// The error contains `expectation`.
func require(
  _ condition: Bool, _ expectation: @autoclosure () -> String
) throws(ContractViolation) {
  guard condition else { throw ContractViolation(expectation()) }
}

/// Throws if the values differ.
///
/// The error contains `what` and both values.
func requireEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ what: String
) throws(ContractViolation) {
  try require(actual == expected, "\(what): expected \(expected), got \(actual)")
}

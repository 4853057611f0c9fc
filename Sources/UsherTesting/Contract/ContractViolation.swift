/// A violation of the host contract.
public struct ContractViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The expected and the actual behavior.
  public let description: String

  /// Makes a violation.
  public init(_ description: String) {
    self.description = description
  }
}

/// Throws unless `condition` holds; `expectation` describes the expected behavior.
func require(
  _ condition: Bool, _ expectation: @autoclosure () -> String
) throws(ContractViolation) {
  guard condition else { throw ContractViolation(expectation()) }
}

/// Throws unless both values are equal.
func requireEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ what: String
) throws(ContractViolation) {
  try require(actual == expected, "\(what): expected \(expected), got \(actual)")
}

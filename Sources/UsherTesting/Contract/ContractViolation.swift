/// What a host did that its contract forbids.
public struct ContractViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was expected and what was seen.
  public let description: String

  /// Makes a violation.
  public init(_ description: String) {
    self.description = description
  }
}

/// Throws unless `condition` holds; `expectation` says what should be.
func require(
  _ condition: Bool, _ expectation: @autoclosure () -> String
) throws(ContractViolation) {
  guard condition else { throw ContractViolation(expectation()) }
}

/// Throws unless both are equal.
func requireEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ what: String
) throws(ContractViolation) {
  try require(actual == expected, "\(what): expected \(expected), got \(actual)")
}

/// Lengths for testing input validation, with their expected replacements.
enum Lengths {
  /// Lengths for the rule that negative and nonfinite values become 0.
  static let mended: [(given: Double, expected: Double)] = [
    (.nan, 0), (.infinity, 0), (-.infinity, 0), (-1, 0), (-.leastNonzeroMagnitude, 0),
    (0, 0), (0.5, 0.5), (10_000, 10_000), (10_001, 10_000), (1e300, 10_000),
  ]

  /// Lengths for the rule that nonfinite values and values below 1 become the default, or `nil`
  /// here.
  static let sizes: [(given: Double, expected: Double?)] = [
    (.nan, nil), (.infinity, nil), (-.infinity, nil), (-1, nil), (0, nil), (0.99, nil),
    (1, 1), (1.5, 1.5), (10_000, 10_000), (10_001, 10_000), (1e300, 10_000),
  ]
}

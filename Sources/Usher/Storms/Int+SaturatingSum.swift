extension Int {
  /// Returns the sum of two numbers of requests; the greatest number if the sum is larger.
  func saturatingSum(with other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}

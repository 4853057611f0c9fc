/// Whether two numbers differ by no more than `tolerance`; NaN is not close to any number.
func isClose(_ first: Double, _ second: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(first - second) <= tolerance
}

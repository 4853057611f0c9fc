/// Whether two numbers differ by no more than `tolerance`; what is not a number is close to nothing.
func isClose(_ first: Double, _ second: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(first - second) <= tolerance
}

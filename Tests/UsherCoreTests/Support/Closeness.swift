/// Whether two numbers differ by at most `tolerance`.
///
/// NaN isn't close to any number.
func isClose(_ first: Double, _ second: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(first - second) <= tolerance
}

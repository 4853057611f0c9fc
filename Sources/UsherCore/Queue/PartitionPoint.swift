/// The first index in 0..<`count` that belongs to the second part, or `count`; O(log `count`).
///
/// `isSecondPart` must be false for every index before some point and true from there on.
func partitionPoint(of count: Int, isSecondPart: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = low + (high - low) / 2
    if isSecondPart(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

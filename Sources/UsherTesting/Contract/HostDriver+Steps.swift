public import Usher

extension HostDriver {
  /// Advances time until `condition` holds, by at most ten seconds.
  ///
  /// Check the condition afterwards. A slow machine only takes longer.
  public func wait(until condition: () -> Bool) async {
    for _ in 0..<500 {
      if condition() { return }
      await advance(by: .milliseconds(20))
    }
  }

  /// Returns ten evenly spaced points on the line from `start` to `end`, including `end` but not
  /// `start`.
  public func steps(from start: OverlayPoint, to end: OverlayPoint) -> [OverlayPoint] {
    (1...10).map { step in
      let share = Double(step) / 10
      return OverlayPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }
}

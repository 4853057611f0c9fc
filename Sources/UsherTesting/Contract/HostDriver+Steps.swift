public import Usher

extension HostDriver {
  /// Lets time pass until `condition` holds, for ten seconds at most.
  ///
  /// What has to hold is required afterwards; a slow machine only takes longer.
  public func wait(until condition: () -> Bool) async {
    for _ in 0..<500 where !condition() {
      await advance(by: .milliseconds(20))
    }
  }

  /// Ten points of a straight way, evenly apart: the last one is `end`, and `start` is left out.
  public func steps(from start: Point, to end: Point) -> [Point] {
    (1...10).map { step in
      let share = Double(step) / 10
      return Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }
}

/// A log of events, in order.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines so far and removes them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

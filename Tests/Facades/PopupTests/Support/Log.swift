/// What happened, in order.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// The lines so far, which are taken out.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

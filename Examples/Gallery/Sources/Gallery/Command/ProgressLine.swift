#if GTK
internal import CGTK

/// A progress report on standard output: one line that is rewritten on a terminal, a line per step
/// elsewhere.
struct ProgressLine {
  /// The total number of steps.
  let total: Int
  private var done = 0
  private let isTerminal = isatty(1) != 0

  /// Creates a report with no steps done.
  init(total: Int) {
    self.total = total
  }

  /// Reports that one more step is done.
  mutating func advance(_ what: String) {
    done += 1
    let text = "\(done) of \(total)  \(what)"
    if isTerminal {
      print("\r\u{1B}[K\(text)", terminator: done == total ? "\n" : "")
    } else {
      print(text)
    }
    fflush(nil)
  }
}
#endif

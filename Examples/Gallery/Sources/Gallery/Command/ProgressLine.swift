#if GTK
internal import CGTK

/// A progress report on standard output.
///
/// On a terminal, it rewrites one line. Otherwise, it writes one line per step.
struct ProgressLine {
  let total: Int
  private var done = 0
  private let isTerminal = isatty(1) != 0

  init(total: Int) {
    self.total = total
  }

  /// Reports a completed step.
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

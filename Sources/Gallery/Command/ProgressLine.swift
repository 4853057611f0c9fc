#if GTK
internal import CGTK

/// Says how far long work has come: in one line on a terminal, and line by line anywhere else.
struct ProgressLine {
  /// How many there are to do.
  let total: Int
  private var done = 0
  private let isTerminal = isatty(1) != 0

  /// Begins with nothing done.
  init(total: Int) {
    self.total = total
  }

  /// Says that one more is done.
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

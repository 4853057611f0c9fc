import Usher

/// A slow model of the summary of requests that weren't shown, as described in the article *Do
/// Not Disturb, merging and rate limits*.
struct ModelSummary {
  /// The number of the summary's request, or `nil` before the first summary.
  private(set) var request: Int?
  /// The number that the summary shows.
  private(set) var number = 0
  private var unshown = 0
  private var restarts = 0
  /// The moment at which the number is updated, or `nil` if it's up to date.
  private(set) var due: Int?
  private var next = 0
  /// Whether the number is updated together with its cause, and not later.
  private(set) var isImmediate = false

  /// The texts of the summary's overlays, including an exiting overlay before the next appears.
  private var words: [Int: String] = [:]

  func words(of request: Int) -> String { words[request] ?? "" }

  /// Adds requests to the number.
  ///
  /// The number is shown a tenth of a second later, or for a shown summary, a tenth of a second
  /// after its last update.
  mutating func add(_ count: Int, on screen: ModelScreen) {
    unshown += count
    guard due == nil else { return }
    due = isUp(on: screen) ? max(next, screen.now) : screen.now + 100
    isImmediate = due == screen.now
  }

  /// Discards a pending update, because the window has closed.
  mutating func close() { due = nil }

  func isUp(on screen: ModelScreen) -> Bool {
    guard let request else { return false }
    switch screen.phase(of: request) {
    case .gone, .leaving: return false
    case .waiting, .entering, .resting, .givingWay: return true
    }
  }

  /// Shows the number in the current summary or in a new summary, if an update is due.
  mutating func show(
    on screen: inout ModelScreen, sayingBy voice: inout ModelVoice, as manner: ModelScreen.Manner
  ) {
    guard due == screen.now else { return }
    due = nil
    next = screen.now + 100
    let known = isUp(on: screen) ? request : nil
    if known == nil { (number, restarts) = (0, 0) }
    (number, unshown) = (number + unshown, 0)
    guard let known else {
      var manner = manner
      (manner.entrance, manner.exit, manner.fades) = (200, 150, true)
      // The text is set before the request is made, because it may be shown immediately.
      words[screen.nextNumber] = "\(number) messages"
      request = screen.presentUnnamed(.informs, lifetime: 4000, manner)
      return
    }
    if restarts < 10 {
      restarts += 1
      screen.update(known, lifetime: 4000)
    }
    self.words[known] = "\(number) messages"
    let words = ModelVoice.Words(text: words(of: known), isUrgent: false)
    if screen.isUsable(known) {
      voice.change(known, to: words, at: screen.now)
    } else {
      voice.changeUnseen(known, to: words)
    }
  }
}

extension ModelScreen {
  /// Presents a request without a name, which events identify by its number.
  mutating func presentUnnamed(_ kind: Kind, lifetime: Int?, _ manner: Manner) -> Int {
    present("#\(requests.count + 1)", kind, lifetime: lifetime, manner)
  }
}

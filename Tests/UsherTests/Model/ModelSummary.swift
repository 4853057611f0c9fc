import Usher

/// A slow description of the overlay that says how many requests were not shown, as the article
/// *Quiet, storms and calm* says.
struct ModelSummary {
  /// The number of the request; `nil` before the first one.
  private(set) var request: Int?
  /// What it shows.
  private(set) var number = 0
  private var unshown = 0
  private var restarts = 0
  /// The moment at which the number is shown next; `nil` if all is shown.
  private(set) var due: Int?
  private var next = 0
  /// Whether the number is shown with what has changed it, and not a little later.
  private(set) var isImmediate = false

  /// What its overlays show, also one that leaves while the next is about to come.
  private var words: [Int: String] = [:]

  func words(of request: Int) -> String { words[request] ?? "" }

  /// Counts requests, which are shown a tenth of a second later, or what has passed of it since the
  /// number was shown.
  mutating func add(_ count: Int, on screen: ModelScreen) {
    unshown += count
    guard due == nil else { return }
    due = isUp(on: screen) ? max(next, screen.now) : screen.now + 100
    isImmediate = due == screen.now
  }

  /// Forgets what is to be shown, as the window has closed.
  mutating func close() { due = nil }

  func isUp(on screen: ModelScreen) -> Bool {
    guard let request else { return false }
    switch screen.phase(of: request) {
    case .gone, .leaving: return false
    case .waiting, .entering, .resting, .givingWay: return true
    }
  }

  /// Shows the number in the overlay that is there or in a new one, if that is due.
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
      // It is there before the request is made, which may be shown at once.
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
  /// Makes a request without a name, which the presenter's events call by its number.
  mutating func presentUnnamed(_ kind: Kind, lifetime: Int?, _ manner: Manner) -> Int {
    present("#\(requests.count + 1)", kind, lifetime: lifetime, manner)
  }
}

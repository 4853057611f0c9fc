/// A slow description of what is announced of overlays, as the article *Accessibility* says: each
/// when it appears, and then its newest words, at most once in two seconds.
struct ModelVoice {
  private(set) var said: [String] = []
  /// The polite announcements that nothing has cut off.
  private var polite: [(overlay: Int, words: Words, time: Int)] = []
  /// What is to be said at this moment.
  private var batch: [(overlay: Int, words: Words, time: Int)] = []
  private var overlays: [Int: OverlayConfiguration] = [:]
  /// The number of announcements that had to wait.
  private var planned = 0

  /// Words, which may interrupt others.
  struct Words: Equatable {
    let text: String
    let isUrgent: Bool
  }

  private struct OverlayConfiguration {
    var said: Words
    var time: Int
    /// The words that are on the screen.
    var seen: Words
    /// Whether words changed, or were to be said, while another overlay had the place.
    var hasChangedUnseen = false
    /// The moment at which new words are said.
    var due: Int?
    /// The place of that among all that is to be said.
    var turn = 0
    /// The number of requests that it stands for, and the number that was last said.
    var count = 1
    var saidCount = 1
    /// Whether requests have merged into it since its words were last said or passed over.
    var hasMerged = false

    /// What is new of it; `nil` for nothing.
    var news: Words? {
      guard hasMerged else { return seen.text == said.text ? nil : seen }
      let isMilestone = [2, 5, 10, 100].contains { saidCount < $0 && $0 <= count }
      return isMilestone ? counted : nil
    }

    /// The words with the number, if that is more than one.
    var counted: Words {
      count > 1 ? Words(text: "\(seen.text). \(count) times", isUrgent: seen.isUrgent) : seen
    }
  }

  /// Notes that an overlay appears; it is not announced if the focus moves into it.
  mutating func appear(
    _ overlay: Int, _ words: Words, count: Int = 1, isFocused: Bool, at time: Int
  ) {
    let known = OverlayConfiguration(
      said: words, time: time, seen: words, count: count, saidCount: count)
    overlays[overlay] = known
    if !isFocused { batch.append((overlay, known.counted, time)) }
  }

  /// Notes that a request has merged into an overlay, which is told a little later.
  mutating func merge(_ overlay: Int, to words: Words, count: Int) {
    overlays[overlay]?.seen = words
    overlays[overlay]?.count = count
    overlays[overlay]?.hasMerged = true
  }

  /// Notes that an overlay that is shown has these words from now on.
  mutating func change(_ overlay: Int, to words: Words, at time: Int) {
    guard var known = overlays[overlay] else { return }
    known.seen = words
    overlays[overlay] = known
    if words.isUrgent, !known.said.isUrgent, known.news != nil {
      speak(overlay, at: time)
    } else if known.due == nil {
      tell(overlay, at: time)
    }
  }

  /// Says what is new of an overlay, at once or two seconds after what it said last.
  private mutating func tell(_ overlay: Int, at time: Int) {
    guard let known = overlays[overlay] else { return }
    if known.news == nil {
      guard known.hasMerged else { return }
      // What merged without being worth saying is no news later, either.
      overlays[overlay]?.said = known.seen
      overlays[overlay]?.hasMerged = false
    } else if time >= known.time + 2000 {
      speak(overlay, at: time)
    } else {
      planned += 1
      overlays[overlay]?.due = known.time + 2000
      overlays[overlay]?.turn = planned
    }
  }

  /// Notes that an overlay that another one has displaced has these words from now on.
  mutating func changeUnseen(_ overlay: Int, to words: Words) {
    overlays[overlay]?.seen = words
    noteUnseen(overlay)
  }

  private mutating func noteUnseen(_ overlay: Int) {
    guard let known = overlays[overlay], known.seen.text != known.said.text else { return }
    overlays[overlay]?.hasChangedUnseen = true
  }

  /// Notes that an overlay comes back, perhaps with other words.
  mutating func comeBack(_ overlay: Int, isFocused: Bool, at time: Int) {
    guard let known = overlays[overlay], known.hasChangedUnseen || known.hasMerged else { return }
    overlays[overlay]?.hasChangedUnseen = false
    guard known.hasMerged || known.seen.text != known.said.text else { return }
    if isFocused {
      overlays[overlay]?.said = known.seen
      overlays[overlay]?.time = time
    } else {
      change(overlay, to: known.seen, at: time)
    }
  }

  /// Forgets an overlay that has gone.
  mutating func forget(_ overlay: Int) { overlays[overlay] = nil }

  /// Says what is due of overlays that are shown.
  mutating func advance(to time: Int, isShown: (Int) -> Bool) {
    for (number, overlay) in overlays.sorted(by: { $0.value.turn < $1.value.turn })
    where overlay.due == time {
      overlays[number]?.due = nil
      if !isShown(number) {
        noteUnseen(number)
      } else if overlay.hasMerged || overlay.seen.text != overlay.said.text {
        tell(number, at: time)
      }
    }
  }

  /// The next time at which something may be said, if that is until `time`.
  func nextStep(until time: Int) -> Int? {
    overlays.values.compactMap(\.due).filter { $0 <= time }.min()
  }

  private mutating func speak(_ overlay: Int, at time: Int) {
    guard let known = overlays[overlay] else { return }
    batch.append((overlay, known.news ?? known.seen, time))
    overlays[overlay]?.said = known.seen
    overlays[overlay]?.time = time
    overlays[overlay]?.saidCount = max(known.saidCount, known.count)
    overlays[overlay]?.hasMerged = false
  }

  /// Says what the overlays have to say at one moment: urgent words first, as one announcement.
  ///
  /// They cut polite words off, which are said again unless they had been heard for a tenth of a
  /// second, or the same overlay has newer ones.
  mutating func flush(at time: Int) {
    let urgent = batch.filter(\.words.isUrgent)
    var rest = batch.filter { !$0.words.isUrgent }
    batch = []
    if !urgent.isEmpty {
      said.append("\(time) assertive: \(urgent.map(\.words.text).joined(separator: ". "))")
      rest =
        polite.filter { cut in
          cut.time > time - 100 && !urgent.contains { $0.overlay == cut.overlay }
        } + rest
      polite = []
    }
    for (overlay, words, _) in rest {
      said.append("\(time) polite: \(words.text)")
      polite.append((overlay, words, time))
    }
  }
}

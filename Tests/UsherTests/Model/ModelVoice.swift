/// A slow model of announcements, as described in the article *Accessibility*.
///
/// Each overlay is announced when it appears. Then its latest text is announced, at most once in
/// two seconds.
struct ModelVoice {
  private(set) var said: [String] = []
  /// The polite announcements that weren't cut off.
  private var polite: [(overlay: Int, words: Words, time: Int)] = []
  /// The announcements of this moment.
  private var batch: [(overlay: Int, words: Words, time: Int)] = []
  private var overlays: [Int: OverlayConfiguration] = [:]
  /// The number of announcements that had to wait.
  private var planned = 0

  /// A text, which may interrupt other texts.
  struct Words: Equatable {
    let text: String
    let isUrgent: Bool
  }

  private struct OverlayConfiguration {
    var said: Words
    var time: Int
    /// The visible text.
    var seen: Words
    /// Whether the text changed or became due while the overlay was displaced.
    var hasChangedUnseen = false
    /// The moment at which new text is announced.
    var due: Int?
    /// The position among all pending announcements.
    var turn = 0
    /// The number of merged requests, and the number that was last announced.
    var count = 1
    var saidCount = 1
    /// Whether requests have merged since the text was last announced or skipped.
    var hasMerged = false

    /// The new text, or `nil` if there is none.
    var news: Words? {
      guard hasMerged else { return seen.text == said.text ? nil : seen }
      let isMilestone = [2, 5, 10, 100].contains { saidCount < $0 && $0 <= count }
      return isMilestone ? counted : nil
    }

    /// The text with the number of requests, if this is more than 1.
    var counted: Words {
      count > 1 ? Words(text: "\(seen.text). \(count) times", isUrgent: seen.isUrgent) : seen
    }
  }

  /// Records that an overlay appears.
  ///
  /// It isn't announced if it gets the focus.
  mutating func appear(
    _ overlay: Int, _ words: Words, count: Int = 1, isFocused: Bool, at time: Int
  ) {
    let known = OverlayConfiguration(
      said: words, time: time, seen: words, count: count, saidCount: count)
    overlays[overlay] = known
    if !isFocused { batch.append((overlay, known.counted, time)) }
  }

  /// Records that a request has merged into an overlay, which is announced later.
  mutating func merge(_ overlay: Int, to words: Words, count: Int) {
    overlays[overlay]?.seen = words
    overlays[overlay]?.count = count
    overlays[overlay]?.hasMerged = true
  }

  /// Records the new text of a shown overlay.
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

  /// Announces an overlay's new text, immediately or two seconds after its last announcement.
  private mutating func tell(_ overlay: Int, at time: Int) {
    guard let known = overlays[overlay] else { return }
    if known.news == nil {
      guard known.hasMerged else { return }
      // A merge that wasn't worth announcing isn't announced later either.
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

  /// Records the new text of a displaced overlay.
  mutating func changeUnseen(_ overlay: Int, to words: Words) {
    overlays[overlay]?.seen = words
    noteUnseen(overlay)
  }

  private mutating func noteUnseen(_ overlay: Int) {
    guard let known = overlays[overlay], known.seen.text != known.said.text else { return }
    overlays[overlay]?.hasChangedUnseen = true
  }

  /// Records that an overlay returns, possibly with new text.
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

  /// Removes an overlay that has ended.
  mutating func forget(_ overlay: Int) { overlays[overlay] = nil }

  /// Announces the due text of shown overlays.
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

  /// The time of the next possible announcement, if it's at most `time`.
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

  /// Announces all text of one moment, starting with the urgent text as a single announcement.
  ///
  /// Urgent text cuts off polite text. Polite text is then repeated, unless it was audible for a
  /// tenth of a second, or the same overlay has urgent text.
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

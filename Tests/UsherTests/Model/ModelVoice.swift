/// A slow description of what is announced of overlays, as the article *Accessibility* says: each
/// when it appears, and then its newest words, at most once in two seconds.
struct ModelVoice {
  private(set) var said: [String] = []
  /// The polite announcements that nothing has cut off.
  private var polite: [(overlay: Int, words: Words, time: Int)] = []
  /// What is to be said at this moment.
  private var batch: [(overlay: Int, words: Words, time: Int)] = []
  private var overlays: [Int: Overlay] = [:]

  /// Words, which may interrupt others.
  struct Words: Equatable {
    let text: String
    let isUrgent: Bool
  }

  private struct Overlay {
    var said: Words
    var time: Int
    /// The words that are on the screen.
    var seen: Words
    /// Whether words changed, or were to be said, while another overlay had the place.
    var hasChangedUnseen = false
    /// The moment at which new words are said.
    var due: Int?
  }

  /// Notes that an overlay appears; it is not announced if the focus moves into it.
  mutating func appear(_ overlay: Int, _ words: Words, isFocused: Bool, at time: Int) {
    overlays[overlay] = Overlay(said: words, time: time, seen: words)
    if !isFocused { batch.append((overlay, words, time)) }
  }

  /// Notes that an overlay that is shown has these words from now on.
  mutating func change(_ overlay: Int, to words: Words, at time: Int) {
    guard var known = overlays[overlay] else { return }
    known.seen = words
    overlays[overlay] = known
    if words.isUrgent, !known.said.isUrgent, words != known.said {
      speak(overlay, at: time)
    } else if known.due == nil, words != known.said {
      if time >= known.time + 2000 {
        speak(overlay, at: time)
      } else {
        overlays[overlay]?.due = known.time + 2000
      }
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
    guard let known = overlays[overlay], known.hasChangedUnseen else { return }
    overlays[overlay]?.hasChangedUnseen = false
    guard known.seen.text != known.said.text else { return }
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
    for (number, overlay) in overlays.sorted(by: { $0.key < $1.key }) where overlay.due == time {
      overlays[number]?.due = nil
      if !isShown(number) {
        noteUnseen(number)
      } else if overlay.seen.text != overlay.said.text {
        speak(number, at: time)
      }
    }
  }

  /// The next time at which something may be said, if that is until `time`.
  func nextStep(until time: Int) -> Int? {
    overlays.values.compactMap(\.due).filter { $0 <= time }.min()
  }

  private mutating func speak(_ overlay: Int, at time: Int) {
    guard let words = overlays[overlay]?.seen else { return }
    overlays[overlay]?.said = words
    overlays[overlay]?.time = time
    batch.append((overlay, words, time))
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

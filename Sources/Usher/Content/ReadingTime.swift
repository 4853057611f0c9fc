internal import UsherCore

/// The time needed to read content, used by `OverlayDuration.reading(atLeast:)`.
///
/// For the sources of the numbers, see the article *Lifetimes and timeouts*.
struct ReadingTime {
  /// The time to notice a new overlay and look at it.
  static let notice = Duration.seconds(2)
  /// The time for one word in scripts with spaces between words.
  static let word = Duration.milliseconds(300)
  /// The time for one Chinese or Japanese character.
  ///
  /// A word has 1.5 of them on average.
  static let ideograph = Duration.milliseconds(200)
  /// The time for one character of Thai and other scripts without spaces.
  ///
  /// A word has 3.3 of them on average.
  static let unspacedLetter = Duration.milliseconds(90)
  /// The time to decide about a control, to reach it and to press it.
  static let control = Duration.seconds(3)
  /// The maximum time.
  ///
  /// Content that takes longer to read shouldn't disappear automatically.
  static let longest = Duration.seconds(12)

  /// The number of words in scripts with spaces.
  private(set) var words = 0
  /// The number of Chinese and Japanese characters.
  private(set) var ideographs = 0
  /// The number of characters in scripts without spaces.
  private(set) var unspacedLetters = 0
  private let hasControls: Bool

  init(_ root: OverlayNode) {
    hasControls = root.hasControls
    for text in root.texts + root.inputs.filter(\.isList).flatMap(\.options) { count(text) }
  }

  /// The reading time, at most twelve seconds.
  var duration: Duration {
    let time =
      Self.notice + Self.word * words + Self.ideograph * ideographs
      + Self.unspacedLetter * unspacedLetters + (hasControls ? Self.control : .zero)
    return min(time, Self.longest)
  }

  private mutating func count(_ text: String) {
    var isInWord = false
    for character in text {
      switch Script(of: character) {
      case .space: isInWord = false
      case .ideographic:
        isInWord = false
        ideographs += 1
      case .unspaced:
        isInWord = false
        unspacedLetters += 1
      // A hyphen or an apostrophe ends no word, and a dash between spaces isn't a word.
      case .punctuation: break
      case .spaced:
        if !isInWord { words += 1 }
        isInWord = true
      }
    }
  }

  private enum Script {
    case space
    case punctuation
    /// Words of several characters, separated by spaces, and symbols such as emoji.
    case spaced
    /// Chinese and Japanese.
    case ideographic
    /// Thai, Lao, Burmese and Khmer.
    case unspaced

    init(of character: Character) {
      if character.isWhitespace {
        self = .space
        return
      }
      let first = character.unicodeScalars[character.unicodeScalars.startIndex].value
      self =
        switch first {
        case 0x0E01...0x0E3A, 0x0E40...0x0E4E, 0x0E81...0x0ECD, 0x0EDC...0x0EDF, 0x1000...0x103F,
          0x1780...0x17D3:
          .unspaced
        // Bopomofo, kana with extensions and half-width forms, and ideographs.
        case 0x3005...0x3007, 0x3041...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF,
          0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
          character.isPunctuation ? .punctuation : .ideographic
        default: character.isPunctuation ? .punctuation : .spaced
        }
    }
  }
}

extension OverlayDuration {
  /// Returns the time needed to read the content.
  ///
  /// The time is zero if the duration doesn't depend on the content, or if there is no content.
  func readingTime(of content: OverlayContent?) -> Duration {
    switch self {
    case .timed, .infinite: .zero
    case .reading: content.map { ReadingTime($0.root).duration } ?? .zero
    }
  }
}

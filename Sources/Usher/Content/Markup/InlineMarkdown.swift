/// A parser of inline Markdown, as `OverlayText` describes it.
///
/// It follows the strategy of CommonMark's appendix: marks are first collected as text, then those
/// that have a counterpart become emphasis.
struct InlineMarkdown {
  /// The control character SUBSTITUTE, used in place of an interpolated value.
  ///
  /// Text shows no control characters.
  static let placeholder: Character = "\u{1A}"

  /// Returns the parts of a text.
  ///
  /// - Parameters:
  ///   - markdown: The text, with a placeholder for each value.
  ///   - values: The values. They aren't parsed.
  /// - Returns: The parts in reading order, none of which is empty.
  static func spans(of markdown: String, values: [Value] = []) -> [OverlayText.Span] {
    // Most texts contain no marks.
    if values.isEmpty, !markdown.utf8.contains(where: { marks.utf8.contains($0) }) {
      return markdown.isEmpty ? [] : [OverlayText.Span(string: markdown)]
    }
    var parser = InlineMarkdown(markdown, values)
    parser.parse()
    return parser.spans
  }

  /// The marks that end the title of a link, keyed by the marks that start it.
  private static let titleEnds: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]
  private static let marks = #"*_~`[]<\"#

  private let source: [Character]
  /// The interpolated values, by the positions of their placeholders.
  private let values: [Int: Value]
  private var position = 0
  private var atoms: [Atom] = []

  /// An interpolated value.
  struct Value: Sendable {
    let string: String
    /// Whether the value is an address, which isn't percent-encoded inside another address.
    let isAddress: Bool
  }

  private init(_ markdown: String, _ values: [Value]) {
    let source = Array(markdown)
    let places = source.indices.filter { source[$0] == Self.placeholder }
    self.source = source
    self.values = Dictionary(uniqueKeysWithValues: zip(places, values))
  }

  /// Returns the source in a range, with the values in place of their placeholders.
  private func string(in range: some Sequence<Int>) -> String {
    range.map { values[$0]?.string ?? String(source[$0]) }.joined()
  }

  /// Returns the address in a range of the source, without the backslashes of escaped marks.
  ///
  /// Values are percent-encoded, so they can't add a parameter. Returns `nil` if a value could
  /// change the host. `wholeValue` allows a value that is the whole address.
  private func address(in range: Range<Int>, wholeValue: Bool) -> String? {
    if range.count == 1, let value = values[range.lowerBound], wholeValue { return value.string }
    var (address, position) = ("", range.lowerBound)
    let isMail = String(source[range].prefix(7)).lowercased() == "mailto:"
    // An address has two slashes before its host, and another mark after it.
    var (slashes, isAfterHost) = (0, isMail)
    while position < range.upperBound {
      if let value = values[position] {
        guard value.isAddress || isAfterHost else { return nil }
        address += value.isAddress ? value.string : value.string.percentEncoded(inMail: isMail)
      } else {
        if isEscape(at: position) { position += 1 }
        isAfterHost = isAfterHost || slashes == 2 && "/?#".contains(source[position])
        slashes += source[position] == "/" ? 1 : 0
        address.append(source[position])
      }
      position += 1
    }
    return address
  }

  /// Whether a backslash before a mark is at a position.
  private func isEscape(at position: Int) -> Bool {
    source[position] == "\\" && position + 1 < source.count
      && source[position + 1].isASCIIPunctuation
  }

  /// A piece of the text whose emphasis and link may still change.
  private struct Atom {
    var string: String
    var emphasis: OverlayText.Emphasis = []
    var link: OverlayLink?
    var role = Role.plain
  }

  private enum Role {
    case plain
    /// A `[` that may begin a link.
    case bracket
    /// A run of marks that may begin or end an emphasis.
    case marks(Marks)
  }

  private struct Marks {
    let mark: Character
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    /// The number of marks that aren't used yet.
    var left: Int
  }

  private var next: Character? { position < source.count ? source[position] : nil }

  private mutating func parse() {
    while let character = next {
      // Some characters of other scripts are equal to marks.
      switch character.isASCII ? character : "a" {
      case "\\": parseEscape()
      case "`": parseCode()
      case "<": parseAddress()
      case "[":
        position += 1
        atoms.append(Atom(string: "[", role: .bracket))
      case "]": parseLink()
      case "*", "_", "~": parseMarks(character)
      default:
        append(string(in: [position]))
        position += 1
      }
    }
    emphasize(from: 0)
  }

  private mutating func append(_ string: String) {
    if let last = atoms.indices.last, case .plain = atoms[last].role, atoms[last].emphasis.isEmpty,
      atoms[last].link == nil
    {
      atoms[last].string += string
    } else {
      atoms.append(Atom(string: string))
    }
  }

  private mutating func parseEscape() {
    let isEscape = isEscape(at: position)
    position += 1
    if isEscape {
      append(String(source[position]))
      position += 1
    } else if next?.isNewline != true {
      append("\\")
    }
  }

  private mutating func parseCode() {
    let length = runLength(at: position)
    var end = position + length
    while end < source.count {
      let found = source[end].isASCII && source[end] == "`" ? runLength(at: end) : 0
      if found == length {
        var code = position + length..<end
        if code.count > 2, source[code.lowerBound] == " ", source[code.upperBound - 1] == " ",
          !source[code].allSatisfy({ $0 == " " })
        {
          code = code.dropFirst().dropLast()
        }
        atoms.append(Atom(string: string(in: code), emphasis: .code))
        position = end + length
        return
      }
      end += max(found, 1)
    }
    append(String(repeating: "`", count: length))
    position += length
  }

  /// Parses an address in angle brackets.
  private mutating func parseAddress() {
    let rest = source[position...].dropFirst()
    if let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }),
      source[end] == ">",
      let link = address(in: position + 1..<end, wholeValue: false).flatMap({ OverlayLink($0) })
    {
      atoms.append(Atom(string: link.address, link: link))
      position = end + 1
    } else {
      position += 1
      append("<")
    }
  }

  /// Parses the end of a link's text, and the address that follows.
  private mutating func parseLink() {
    let start = position
    position += 1
    guard let open = atoms.lastIndex(where: { if case .bracket = $0.role { true } else { false } })
    else { return append("]") }
    guard open < atoms.count - 1, let link = parseDestination().flatMap({ OverlayLink($0) })
    else {
      position = start + 1
      atoms[open].role = .plain
      return atoms.append(Atom(string: "]"))
    }
    emphasize(from: open + 1)
    atoms.remove(at: open)
    for index in open..<atoms.count {
      atoms[index].link = link
      // A link can't contain marks of an emphasis that ends outside.
      atoms[index].role = .plain
    }
    // A link can't contain another link.
    for index in 0..<open {
      if case .bracket = atoms[index].role { atoms[index].role = .plain }
    }
  }

  /// Parses an address in parentheses, with an optional title, which is ignored.
  ///
  /// Returns `nil` if there is no address.
  private mutating func parseDestination() -> String? {
    guard next == "(" else { return nil }
    position += 1
    skipSpace()
    guard let place = next == "<" ? parseBracketedAddress() : parseBareAddress() else {
      return nil
    }
    let hasSpace = skipSpace()
    if hasSpace, let quote = next, let end = Self.titleEnds[quote] {
      position += 1
      while let character = next, character != end {
        if quote == "(", character == "(" { return nil }
        skipCharacter()
      }
      position += 1
      skipSpace()
    }
    guard next == ")" else { return nil }
    position += 1
    return address(in: place, wholeValue: true)
  }

  private mutating func parseBracketedAddress() -> Range<Int>? {
    position += 1
    let start = position
    while let character = next, character != "<", !character.isNewline {
      if character == ">" {
        position += 1
        return start..<position - 1
      }
      skipCharacter()
    }
    return nil
  }

  private mutating func parseBareAddress() -> Range<Int>? {
    let start = position
    var depth = 0
    while let character = next, !character.isWhitespace {
      if character == ")", depth == 0 { break }
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      // The limit of CommonMark's implementations.
      if depth > 32 { return nil }
      skipCharacter()
    }
    return depth == 0 ? start..<position : nil
  }

  /// Moves past the next character, or past a backslash and the mark after it.
  private mutating func skipCharacter() {
    position += isEscape(at: position) ? 2 : 1
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while next?.isWhitespace == true { position += 1 }
    return position > start
  }

  private func runLength(at start: Int) -> Int {
    source[start...].prefix { $0.isASCII && $0 == source[start] }.count
  }

  private mutating func parseMarks(_ mark: Character) {
    let length = runLength(at: position)
    let before = position > 0 ? source[position - 1] : " "
    position += length
    let after = next ?? " "
    let string = String(repeating: String(mark), count: length)
    guard mark != "~" || length <= 2 else { return atoms.append(Atom(string: string)) }
    let opens =
      !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
    let closes =
      !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
    let isStrict = mark == "_"
    atoms.append(
      Atom(
        string: string,
        role: .marks(
          Marks(
            mark: mark, length: length,
            canOpen: opens && (!isStrict || !closes || before.isMark),
            canClose: closes && (!isStrict || !opens || after.isMark), left: length))))
  }

  /// Turns the marks of the atoms, starting at an index, into emphasis.
  private mutating func emphasize(from start: Int) {
    var closing = start
    while closing < atoms.count {
      guard case .marks(var closer) = atoms[closing].role, closer.canClose, closer.left > 0,
        let opening = opener(of: closer, between: start, and: closing),
        case .marks(var opener) = atoms[opening].role
      else {
        closing += 1
        continue
      }
      let used = closer.mark == "~" ? closer.left : min(closer.left, opener.left, 2)
      let emphasis: OverlayText.Emphasis =
        closer.mark == "~" ? .struckThrough : used == 2 ? .bold : .italic
      for index in opening + 1..<closing {
        atoms[index].emphasis.insert(emphasis)
        // Marks that overlap with an emphasis are shown as they are.
        if case .marks = atoms[index].role { atoms[index].role = .plain }
      }
      opener.left -= used
      closer.left -= used
      set(opener, at: opening)
      set(closer, at: closing)
    }
    for index in start..<atoms.count {
      if case .marks = atoms[index].role { atoms[index].role = .plain }
    }
  }

  private func opener(of closer: Marks, between start: Int, and closing: Int) -> Int? {
    (start..<closing).last { index in
      guard case .marks(let opener) = atoms[index].role, opener.mark == closer.mark,
        opener.canOpen, opener.left > 0
      else { return false }
      if closer.mark == "~" { return opener.left == closer.left }
      // The rule of three of CommonMark, for example for `*a**b*`.
      return
        !((opener.canClose || closer.canOpen) && (opener.length + closer.length) % 3 == 0
        && !(opener.length % 3 == 0 && closer.length % 3 == 0))
    }
  }

  private mutating func set(_ marks: Marks, at index: Int) {
    atoms[index].role = .marks(marks)
    atoms[index].string = String(repeating: String(marks.mark), count: marks.left)
  }

  private var spans: [OverlayText.Span] {
    var spans: [OverlayText.Span] = []
    for atom in atoms where !atom.string.isEmpty {
      if let last = spans.last, last.emphasis == atom.emphasis, last.link == atom.link {
        spans[spans.count - 1].string += atom.string
      } else {
        spans.append(
          OverlayText.Span(string: atom.string, emphasis: atom.emphasis, link: atom.link))
      }
    }
    return spans
  }
}

extension String {
  /// Returns the string with `%` and two hexadecimal digits instead of each byte that isn't a
  /// letter or digit of ASCII or one of "-", ".", "_" and "~" (RFC 3986, section 2.3).
  ///
  /// In an address for e-mail, "@" isn't encoded.
  fileprivate func percentEncoded(inMail isMail: Bool) -> String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isUnreserved =
        scalar.isASCII && (scalar.properties.isAlphabetic || 0x30...0x39 ~= byte)
        || (isMail ? "-._~@" : "-._~").utf8.contains(byte)
      let hex = String(byte, radix: 16, uppercase: true)
      return isUnreserved ? String(scalar) : "%" + (byte < 16 ? "0" : "") + hex
    }.joined()
  }
}

extension Character {
  /// Whether CommonMark treats the character as punctuation next to an emphasis.
  fileprivate var isMark: Bool { isPunctuation || isSymbol }

  fileprivate var isASCIIPunctuation: Bool { isASCII && isMark }
}

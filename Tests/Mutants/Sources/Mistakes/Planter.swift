/// Plants mistakes in a file, each behind the switch with its number.
///
/// It inserts only text, and no lines, so that the compiler's messages contain the original lines.
public enum Planter {
  /// Returns the source with mistakes around its code.
  ///
  /// Their ranges must not cross.
  public static func plant(_ mistakes: [(number: Int, mistake: Mistake)], in source: String)
    -> String
  {
    var insertions: [(offset: Int, text: String)] = []
    for (number, mistake) in mistakes.sorted(by: encloses) {
      // The enclosing mistake is first, so it is before a mistake that starts at the same position.
      insertions.append((mistake.range.lowerBound, mistake.opening(number)))
    }
    for (_, mistake) in mistakes.sorted(by: encloses).reversed() {
      insertions.append((mistake.range.upperBound, mistake.closing))
    }
    // An end is before a start at the same offset, because ranges are never empty.
    let count = mistakes.count
    let order = insertions.indices.sorted { one, other in
      let offsets = (insertions[one].offset, insertions[other].offset)
      guard offsets.0 == offsets.1 else { return offsets.0 < offsets.1 }
      let isEnd = (one >= count, other >= count)
      return isEnd.0 == isEnd.1 ? one < other : isEnd.0
    }
    let code = Array(source.utf8)
    var planted: [UInt8] = []
    var done = 0
    for index in order {
      planted += code[done..<insertions[index].offset]
      planted += Array(insertions[index].text.utf8)
      done = insertions[index].offset
    }
    planted += code[done...]
    return String(decoding: planted, as: UTF8.self)
  }

  /// Whether two ranges share code, and neither contains the other.
  public static func cross(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    let shared = one.clamped(to: other)
    return !shared.isEmpty && shared != one && shared != other
  }

  /// Orders mistakes so that each is before those that it encloses.
  private static func encloses(
    _ one: (number: Int, mistake: Mistake), _ other: (number: Int, mistake: Mistake)
  ) -> Bool {
    let (range, otherRange) = (one.mistake.range, other.mistake.range)
    if range.lowerBound != otherRange.lowerBound { return range.lowerBound < otherRange.lowerBound }
    if range.upperBound != otherRange.upperBound { return range.upperBound > otherRange.upperBound }
    return rank(one) < rank(other)
  }

  /// Statements enclose expressions with the same range.
  private static func rank(_ planted: (number: Int, mistake: Mistake)) -> (Int, Int) {
    switch planted.mistake.planting {
    case .nothing, .statements: (0, planted.number)
    case .inverting, .always, .never, .expression: (1, planted.number)
    }
  }
}

internal import Usher

/// The particulars of a value in words: the values of all its stored properties, one after the
/// other.
///
/// Numbers have two decimals, so that the words are the same on every machine. Of an observable
/// value only the present value counts, and of a function nothing.
struct Particulars: CustomStringConvertible {
  /// The properties of content that nobody sees in the overlay.
  private static let unseen: Set<String> = ["isPrivate", "list"]

  private(set) var description = ""

  init(of value: Any) { add(value, depth: 0) }

  private mutating func add(_ value: Any, depth: Int) {
    if let number = value as? Double {
      let hundredths = (number * 100).rounded()
      return description += abs(hundredths) < 1e15 ? "\(Int(hundredths)) " : "\(number) "
    }
    let mirror = Mirror(reflecting: value)
    let isLive =
      mirror.displayStyle == .class && "\(mirror.subjectType)".hasPrefix("ObservableValue<")
    // A chain of references without an end would be the content's own mistake.
    guard let style = mirror.displayStyle, !mirror.children.isEmpty, depth < 60 else {
      let words = "\(value)"
      return description += words == "(Function)" ? "" : words + " "
    }
    for child in mirror.children where !isLive || child.label == "value" {
      if style != .enum, let label = child.label, Self.unseen.contains(label) { continue }
      if style == .enum { description += "\(child.label ?? "") " }
      add(child.value, depth: depth + 1)
    }
  }
}

internal import Usher

/// The values of all stored properties of a value, as text.
///
/// Numbers have two decimals, so that the text is the same on every machine. Observable values are
/// represented by their current value. Functions are omitted.
struct Particulars: CustomStringConvertible {
  /// Properties of content that aren't visible in the overlay.
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
    // Endless references would be a bug of the content.
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

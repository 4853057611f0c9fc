/// The visible, announced and called facts of an ability, each with its time in milliseconds.
struct Facts: Equatable {
  /// The events in the overlays' lives.
  var lives: [String] = []
  /// The announcements.
  var said: [String] = []
  /// The calls and results of the ability.
  ///
  /// At one moment, the subjects are in alphabetical order, because tasks can run in any order.
  private(set) var called: [Call] = []
  /// The visible content now, in the order of the requests.
  var screen: [String] = []
  /// The ability's other state, in its own format.
  var state: [String] = []

  /// A call about a subject.
  struct Call: Hashable {
    let time: Int
    let subject: String
    let words: String
  }

  /// Adds a call after the earlier calls of its subject.
  mutating func call(_ subject: String, _ words: String, at time: Int) {
    let place = called.lastIndex { $0.time < time || $0.subject <= subject }.map { $0 + 1 } ?? 0
    called.insert(Call(time: time, subject: subject, words: words), at: place)
  }

  /// Returns the differences from the model's facts as readable text, or `nil` if there are none.
  func difference(from model: Facts) -> String? {
    let parts: [(String, (Facts) -> [String])] = [
      ("lives", \.lives), ("said", \.said), ("screen", \.screen), ("state", \.state),
      ("called", { $0.called.map { "\($0.time) \($0.subject) \($0.words)" } }),
    ]
    let lines = parts.filter { $0.1(self) != $0.1(model) }
      .map { name, part in
        """
        \(name)
          presenter: \(part(self).joined(separator: "\n             "))
          model:     \(part(model).joined(separator: "\n             "))
        """
      }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

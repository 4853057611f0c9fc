/// What can be seen, heard and called of an ability, each with its time in milliseconds.
struct Facts: Equatable {
  /// The lives of the overlays.
  var lives: [String] = []
  /// The announcements.
  var said: [String] = []
  /// What the ability called and returned.
  ///
  /// Of one moment, the subjects are in alphabetical order, as no task has to be faster.
  private(set) var called: [Call] = []
  /// What is on the screen now, in the order of the requests.
  var screen: [String] = []
  /// What else the ability is in at the moment, which each ability says in its own words.
  var state: [String] = []

  /// A call about a subject.
  struct Call: Hashable {
    let time: Int
    let subject: String
    let words: String
  }

  /// Adds a call after those of its subject.
  mutating func call(_ subject: String, _ words: String, at time: Int) {
    let place = called.lastIndex { $0.time < time || $0.subject <= subject }.map { $0 + 1 } ?? 0
    called.insert(Call(time: time, subject: subject, words: words), at: place)
  }

  /// Returns what differs from the facts of the model, for a person to read; `nil` for nothing.
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

/// The remembered answer to all questions with the same key.
@MainActor
struct AnswerMemory {
  private let store: any OverlayStore
  private let name: String

  init(of key: String, in store: any OverlayStore) {
    self.store = store
    name = StoreKey.answer.name(of: key)
  }

  /// Returns the index of the remembered choice, or `nil` if none of the choices is remembered.
  func index<Answer>(in choices: [Choice<Answer>]) -> Int? {
    guard let answer = store[name] else { return nil }
    return choices.indices.first {
      choices[$0].canBeRemembered && choices[$0].memoryID(at: $0, of: choices.count) == answer
    }
  }

  /// Remembers a choice, or forgets the remembered choice if `index` is `nil`.
  func remember<Answer>(_ index: Int?, of choices: [Choice<Answer>]) {
    store[name] = index.map { choices[$0].memoryID(at: $0, of: choices.count) }
  }
}

extension Choice {
  /// Sets the identifier used to remember the choice if the user doesn't want to be asked again.
  ///
  /// Set an identifier if a later version of the app may reorder the choices. The default is the
  /// answer itself if the answer is a string, a number or a Boolean, or an enum with such raw
  /// values. Any other choice is remembered by its position, as long as the number of choices stays
  /// the same. If a remembered choice no longer exists, the question is asked again. If several
  /// choices have the same identifier, the first is remembered.
  ///
  /// ```swift
  /// let both = Choice.choice("Keep both", Copies.both).remembered(as: "both")
  /// ```
  public func remembered(as identifier: String) -> Choice {
    var copy = self
    copy.identifier = identifier
    return copy
  }

  /// Whether the choice can be remembered.
  ///
  /// A choice that cancels can't.
  var canBeRemembered: Bool { role != .cancel }

  /// Returns the text used to remember the choice.
  fileprivate func memoryID(at index: Int, of count: Int) -> String {
    (identifier ?? ownIdentifier) ?? "\(index + 1)/\(count)"
  }

  private var ownIdentifier: String? {
    guard case .answers(let answer) = effect else { return nil }
    let raw: Any = (answer as? any RawRepresentable).map { $0.rawValue } ?? answer
    return (raw as? any LosslessStringConvertible).map { "\($0)" }
  }
}

extension Glyph {
  private static let box = drawn(
    path((4.5, 4.5), (19.5, 4.5), (19.5, 19.5), (4.5, 19.5), closed: true))
  /// The box of an option that is off.
  static let emptyBox = Glyph(shapes: [box])
  /// The box of an option that is on.
  static let tickedBox = Glyph(shapes: [box, drawn(path((8, 12.2), (11, 15.2), (16, 9.2)))])
}

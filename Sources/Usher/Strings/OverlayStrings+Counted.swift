extension OverlayStrings {
  /// The key of a text with a number.
  public enum Counted: Hashable, Sendable, CaseIterable {
    /// The button next to a list, with the number of messages that don't fit in the list.
    case more
    /// The spoken number of requests that an overlay or a history entry represents.
    case times
    /// The visible number of requests next to an overlay.
    case badge
    /// The title of a summary, with the number of its messages.
    case messages
    /// The filter for the entries of a lane other than the main lane.
    case lane
    /// The spoken value of a progress bar, in percent.
    case percent
  }

  /// The forms of a text with a number, one for each plural category of its language.
  ///
  /// "#" is replaced by the number. If a category has no form, `other` is used. A string literal is
  /// used for every number.
  public struct Forms: Hashable, Sendable, ExpressibleByStringLiteral {
    private var special: [PluralCategory: String] = [:]
    private let other: String

    /// Creates the forms.
    ///
    /// Leave out the categories that the language doesn't have.
    public init(
      zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
      many: String? = nil, other: String
    ) {
      special[.zero] = zero
      special[.one] = one
      special[.two] = two
      special[.few] = few
      special[.many] = many
      self.other = other
    }

    /// Creates a single form for every number.
    public init(stringLiteral form: String) {
      other = form
    }

    /// Returns the form of a category, in which "#" represents the number.
    package func form(_ category: PluralCategory) -> String { special[category] ?? other }

    func text(for number: Int, _ category: PluralCategory) -> String {
      form(category).split(separator: "#", omittingEmptySubsequences: false)
        .joined(separator: "\(number)")
    }
  }
}

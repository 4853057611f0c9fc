extension OverlayStrings {
  /// The key of a text with a number.
  public enum Counted: Hashable, Sendable, CaseIterable {
    /// The button beside a list, for the number of messages that the list has no room for.
    case more
    /// The number of requests that an overlay or an entry of a history stands for, as it is read
    /// out.
    case times
    /// The same number as it is seen beside an overlay.
    case badge
    /// The title of a summary, for the number of its messages.
    case messages
    /// The filter for the entries of a lane other than the main one.
    case lane
    /// The amount of a progress bar, in per cent, as it is read out.
    case percent
  }

  /// The forms of a text with a number, one for each plural category of its language.
  ///
  /// A "#" stands for the number. A category without a form uses `other`; a string literal has the
  /// same form for every number.
  public struct Forms: Hashable, Sendable, ExpressibleByStringLiteral {
    private var special: [PluralCategory: String] = [:]
    private let other: String

    /// Makes the forms; those of categories that the language does not have are left out.
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

    /// Makes one form for every number.
    public init(stringLiteral form: String) {
      other = form
    }

    /// Returns the form of a category, with a "#" for the number.
    package func form(_ category: PluralCategory) -> String { special[category] ?? other }

    /// Returns the text for a number of the given category.
    func text(for number: Int, _ category: PluralCategory) -> String {
      form(category).split(separator: "#", omittingEmptySubsequences: false)
        .joined(separator: "\(number)")
    }
  }
}

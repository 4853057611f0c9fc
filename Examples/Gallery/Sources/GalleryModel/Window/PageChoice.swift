package import Usher

/// A choice at the head of a page, which applies to everything that the gallery shows from then on.
@MainActor
package final class PageChoice {
  /// The choice's title.
  package let title: String
  /// The titles of the options, in order.
  package let options: [String]
  private let read: () -> Int?
  private let write: (Int) -> Void
  private var followers: [Int: @MainActor (Int?) -> Void] = [:]
  private var followerCount = 0

  init(
    _ title: String, _ options: [String], read: @escaping () -> Int?,
    write: @escaping (Int) -> Void
  ) {
    self.title = title
    self.options = options
    self.read = read
    self.write = write
  }

  /// The index of the option in effect; `nil` for a value that none of them stands for.
  package var selected: Int? { read() }

  /// Selects the option at an index, and tells all who follow.
  package func select(_ index: Int) {
    write(index)
    refresh()
  }

  /// Calls `act` with the index of the option in effect whenever that may have changed.
  ///
  /// - Returns: The number by which `unfollow(_:)` ends this.
  package func follow(_ act: @escaping @MainActor (Int?) -> Void) -> Int {
    followerCount += 1
    followers[followerCount] = act
    return followerCount
  }

  /// Ends what `follow(_:)` began.
  package func unfollow(_ number: Int) { followers[number] = nil }

  /// Tells all who follow, since a preset may have selected another option.
  package func refresh() {
    for number in followers.keys.sorted() { followers[number]?(selected) }
  }

  /// Makes the choice on a section's page.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - presenter: The presenter of the gallery's overlays.
  /// - Returns: The choice; `nil` for most sections.
  package static func choice(on section: Section, for presenter: Presenter) -> PageChoice? {
    switch section {
    case .pace: timeoutScale(of: presenter)
    case .words: language
    case .basics, .abilities, .beside, .themes, .platform, .toasts, .notes, .floats, .alerts,
      .rating, .forms, .custom, .messages, .explore, .banners, .placements, .lists, .turns,
      .dialogs, .motion, .keyboard, .progress:
      nil
    }
  }

  /// The user's timeout scale, from one to ten times, or endless.
  private static func timeoutScale(of presenter: Presenter) -> PageChoice {
    let values = (1...10).map { TimeoutScale.times(Double($0)) } + [.endless]
    let titles =
      ["As usual", "Twice as long"] + (3...10).map { "\($0) times as long" } + ["Endless"]
    return PageChoice("Your patience", titles) { [weak presenter] in
      values.firstIndex { $0 == presenter?.timeoutScale }
    } write: { [weak presenter] in
      presenter?.timeoutScale = values[$0]
    }
  }

  /// The language of Usher's words, each under its own name.
  private static var language: PageChoice {
    let languages = OverlayStrings.Language.allCases
    return PageChoice("Language", languages.map(name)) {
      languages.firstIndex(of: OverlayStrings.current.language)
    } write: {
      OverlayStrings.current = OverlayStrings(languages[$0])
    }
  }

  private static func name(of language: OverlayStrings.Language) -> String {
    switch language {
    case .english: "English"
    case .german: "Deutsch"
    case .french: "Français"
    case .spanish: "Español"
    case .arabic: "العربية"
    case .japanese: "日本語"
    case .chinese: "简体中文"
    }
  }
}

/// The gallery's pages in groups, with a filter.
package struct Contents: Sendable {
  package let groups: [Group]

  /// Creates contents with groups whose pages have unique titles.
  package init(groups: [Group]) { self.groups = groups }

  package struct Group: Sendable {
    package let title: String
    package let pages: [Page]

    package init(_ title: String, _ pages: [Page]) {
      self.title = title
      self.pages = pages
    }
  }

  /// A page with a list of exhibits, or a tool.
  package struct Page: Sendable {
    package let title: String
    /// The page's subject, as one sentence.
    package let note: String
    /// The exhibits, in order, or an empty array for a tool.
    package let entries: [Entry]
    /// The choice at the top of the page, or `nil`.
    package let choice: PageChoice?

    package init(
      _ title: String, note: String, entries: [Entry] = [], choice: PageChoice? = nil
    ) {
      self.title = title
      self.note = note
      self.entries = entries
      self.choice = choice
    }
  }

  /// An exhibit in the list of a page.
  package struct Entry: Sendable {
    package let title: String
    /// A hint for the user, as one sentence.
    package let note: String
    package let show: @MainActor @Sendable () -> Void

    package init(_ title: String, note: String, show: @escaping @MainActor @Sendable () -> Void) {
      self.title = title
      self.note = note
      self.show = show
    }
  }

  package var pages: [Page] { groups.flatMap(\.pages) }

  /// Returns the entries and tools that match a filter.
  ///
  /// An entry matches if its title, its note or its page's title contains each word of the filter.
  /// Case is ignored. A tool matches by its title and note. A page keeps its choice.
  ///
  /// - Parameter filter: Words separated by spaces. A filter without words matches nothing.
  /// - Returns: The pages with matches, each with the matching entries.
  package func pages(foundBy filter: String) -> [Page] {
    let words = filter.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return [] }
    func isFound(_ texts: String...) -> Bool {
      let texts = texts.map { $0.lowercased() }
      return words.allSatisfy { word in texts.contains { $0.contains(word) } }
    }
    return pages.compactMap { page in
      let entries = page.entries.filter { isFound($0.title, $0.note, page.title) }
      if !entries.isEmpty {
        return Page(page.title, note: page.note, entries: entries, choice: page.choice)
      }
      return page.entries.isEmpty && isFound(page.title, page.note) ? page : nil
    }
  }
}

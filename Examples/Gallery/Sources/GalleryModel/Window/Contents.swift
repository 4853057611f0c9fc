/// The gallery's pages in groups, and what a filter finds among them.
package struct Contents: Sendable {
  /// The groups, in order.
  package let groups: [Group]

  /// Creates contents of groups, whose pages have different titles.
  package init(groups: [Group]) { self.groups = groups }

  /// Pages under one heading.
  package struct Group: Sendable {
    /// The heading.
    package let title: String
    /// The pages, in order.
    package let pages: [Page]

    package init(_ title: String, _ pages: [Page]) {
      self.title = title
      self.pages = pages
    }
  }

  /// A page with a list of exhibits, or a tool.
  package struct Page: Sendable {
    /// The page's title.
    package let title: String
    /// The page's subject, as one sentence.
    package let note: String
    /// The exhibits, in order; empty for a tool.
    package let entries: [Entry]
    /// The choice at the head of the page; `nil` for none.
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
    /// The exhibit's title.
    package let title: String
    /// The hint on what to look at or try, as one sentence.
    package let note: String
    /// Shows the exhibit.
    package let show: @MainActor @Sendable () -> Void

    package init(_ title: String, note: String, show: @escaping @MainActor @Sendable () -> Void) {
      self.title = title
      self.note = note
      self.show = show
    }
  }

  /// All pages, in order.
  package var pages: [Page] { groups.flatMap(\.pages) }

  /// Finds the entries and tools that a filter asks for.
  ///
  /// An entry is found if each word of the filter is part of its title, of its note or of its
  /// page's title, in capitals or not. A tool is found by its title and note. A page keeps its
  /// choice.
  ///
  /// - Parameter filter: Words with spaces between; a filter without words finds nothing.
  /// - Returns: The pages in which something is found, each with the entries found.
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

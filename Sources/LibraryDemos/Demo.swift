/// One thing that an older library's demo shows, asked for through that library's own API.
package struct Demo: Sendable {
  /// Its name in file names: lower case, words joined by hyphens.
  package let name: String
  /// Its name for people, as in the original demo.
  package let title: String
  /// What there is to see or to try, in a sentence.
  package let note: String
  /// Asks for it.
  package let run: @MainActor @Sendable () -> Void

  /// Makes a demo; its name in file names follows from its title.
  init(_ title: String, _ note: String, run: @escaping @MainActor @Sendable () -> Void) {
    name =
      title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    self.title = title
    self.note = note
    self.run = run
  }
}

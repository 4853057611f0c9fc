/// A demo of an older library, which uses that library's API.
package struct Demo: Sendable {
  /// The demo's name in file names, in lowercase with hyphens.
  package let name: String
  /// The demo's displayed name, as in the original demo.
  package let title: String
  /// A hint for the user.
  package let note: String
  package let run: @MainActor @Sendable () -> Void

  /// Creates a demo.
  ///
  /// Its `name` is derived from the title.
  init(_ title: String, _ note: String, run: @escaping @MainActor @Sendable () -> Void) {
    name =
      title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    self.title = title
    self.note = note
    self.run = run
  }
}

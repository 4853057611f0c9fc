/// A demo of an older library, requested through that library's own API.
package struct Demo: Sendable {
  /// The demo's name in file names: lower case, words joined by hyphens.
  package let name: String
  /// The demo's displayed name, as in the original demo.
  package let title: String
  /// A sentence for the user about the things to see or to try.
  package let note: String
  /// Starts the demo.
  package let run: @MainActor @Sendable () -> Void

  /// Creates a demo; `name` is derived from the title.
  init(_ title: String, _ note: String, run: @escaping @MainActor @Sendable () -> Void) {
    name =
      title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    self.title = title
    self.note = note
    self.run = run
  }
}

/// The page and the preset to open, from the program's arguments.
///
/// For example, `--page timeline --preset gradient`. Without arguments, the app opens normally.
/// With `--ready PATH`, it creates an empty file when the first page is visible.
package struct LaunchRequest {
  /// The first page.
  let page: Page
  /// The name of the preset to show immediately.
  let preset: String?
  /// The path of the file that is created when the first page is visible.
  let readyFile: String?

  /// The gallery's pages, in the order of their tabs.
  package enum Page: String, CaseIterable {
    case presets, libraries, playground, timeline, swiftui
  }

  /// Reads the arguments of a command line.
  ///
  /// An unknown page is treated as the first page.
  init(_ arguments: [String] = CommandLine.arguments) {
    func value(after flag: String) -> String? {
      arguments.firstIndex(of: flag).flatMap { arguments.dropFirst($0 + 1).first }
    }
    page = value(after: "--page").flatMap { Page(rawValue: $0) } ?? .presets
    preset = value(after: "--preset")
    readyFile = value(after: "--ready")
  }
}

/// The page and the preset that the app was told to open with.
///
/// `--page timeline --preset gradient`, as arguments of the app; without them it opens as it
/// usually does. With `--ready PATH` it makes an empty file there once the first page is to be
/// seen.
package struct LaunchRequest {
  /// The page in front.
  let page: Page
  /// The name of the preset to show at once.
  let preset: String?
  /// The path of the file that tells that the first page is to be seen.
  let readyFile: String?

  /// The gallery's pages, in the order of their tabs.
  package enum Page: String, CaseIterable {
    case presets, libraries, playground, timeline, swiftui
  }

  /// Reads the arguments of a command line; an unknown page counts as the first one.
  init(_ arguments: [String] = CommandLine.arguments) {
    func value(after flag: String) -> String? {
      arguments.firstIndex(of: flag).flatMap { arguments.dropFirst($0 + 1).first }
    }
    page = value(after: "--page").flatMap { Page(rawValue: $0) } ?? .presets
    preset = value(after: "--preset")
    readyFile = value(after: "--ready")
  }
}

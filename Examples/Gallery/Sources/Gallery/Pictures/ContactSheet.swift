#if GTK
internal import GalleryModel
internal import LibraryDemos
internal import Usher

/// An HTML page with every image of a run.
@MainActor
struct ContactSheet {
  /// The page's HTML.
  ///
  /// Links to images are relative to the page's folder.
  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Usher: every preset</title>
    <style>
      body { font: 15px/1.5 Inter, system-ui, sans-serif; margin: 2rem; background: #ebebee; }
      h1, h2, h3 { font-weight: 600; margin: 0; }
      h2 { margin-top: 3rem; }
      h3 { font-size: 1rem; }
      p { color: #55555c; margin: 0 0 1rem; max-width: 40rem; }
      main { display: flex; flex-wrap: wrap; gap: 2rem; }
      article { width: 412px; }
      img { border-radius: 12px; box-shadow: 0 1px 6px rgb(0 0 0 / .2); max-width: 100%; }
    </style>
    <h1>Usher: every preset</h1>
    <p>Entrance, rest and exit of “\(Preset.all[0].title)”:</p>
    <img src="filmstrip.png" alt="Ten frames of one entrance, rest and exit">
    \(Library.allCases.map(section).joined(separator: "\n"))
    \(Section.allCases.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ section: Section) -> String {
    self.section(
      section.rawValue, section.note,
      section.presets.map { article($0.title, $0.note, Exhibit($0)) })
  }

  private func section(_ library: Library) -> String {
    section(
      library.rawValue, library.note,
      library.demos.map { article($0.title, $0.note, Exhibit($0, of: library)) })
  }

  private func section(_ title: String, _ note: String, _ articles: [String]) -> String {
    """
    <h2>\(title)</h2>
    <p>\(note)</p>
    <main>
    \(articles.joined(separator: "\n"))
    </main>
    """
  }

  private func article(_ title: String, _ note: String, _ exhibit: Exhibit) -> String {
    let images = Appearance.allCases.map { appearance in
      """
        <img src="\(exhibit.file(in: appearance))" alt="\(title), \(appearance)" width="200">
      """
    }
    return """
      <article>
        <h3>\(title)</h3>
        <p>\(note)</p>
      \(images.joined(separator: "\n"))
      </article>
      """
  }
}
#endif

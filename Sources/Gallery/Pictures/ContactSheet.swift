#if GTK
internal import GalleryModel

/// A page with every picture of a run.
struct ContactSheet {
  /// The page; it names the pictures relative to its own folder.
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
    \(Section.allCases.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ section: Section) -> String {
    """
    <h2>\(section.rawValue)</h2>
    <p>\(section.note)</p>
    <main>
    \(section.presets.map(article).joined(separator: "\n"))
    </main>
    """
  }

  private func article(_ preset: Preset) -> String {
    """
    <article>
      <h3>\(preset.title)</h3>
      <p>\(preset.note)</p>
      <img src="\(preset.name)-light.png" alt="\(preset.title), light" width="200">
      <img src="\(preset.name)-dark.png" alt="\(preset.title), dark" width="200">
    </article>
    """
  }
}
#endif

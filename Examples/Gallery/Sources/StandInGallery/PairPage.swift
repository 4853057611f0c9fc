#if GTK
internal import GalleryModel
internal import StandInStage
internal import Usher

/// A web page with every pair of images, and the table of intended differences.
@MainActor
struct PairPage {
  /// The HTML.
  ///
  /// Links to images are relative to the page's folder.
  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Usher: every preset on two hosts</title>
    <style>
      body { font: 15px/1.5 Inter, system-ui, sans-serif; margin: 2rem; background: #ebebee; }
      h1, h2, h3 { font-weight: 600; margin: 0; }
      h2 { margin-top: 3rem; }
      h3 { font-size: 1rem; }
      p { color: #55555c; margin: 0 0 1rem; max-width: 40rem; }
      main { display: flex; flex-wrap: wrap; gap: 2rem; }
      figure { margin: 0; width: 180px; display: inline-block; vertical-align: top; }
      figcaption { color: #55555c; font-size: 12px; line-height: 1.3; height: 2.8em; }
      td, th { text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top; }
    </style>
    <h1>Usher: every preset on two hosts</h1>
    <p>Left: the GTK host, in a window. Right: the UIKit host over a stand-in for UIKit, which runs on Linux and
    draws with cairo and Pango. The pictures on the right are not screenshots of a phone.</p>
    <table>
    <tr><th>Intended difference</th><th>GTK</th><th>UIKit</th></tr>
    \(IntendedDifference.all.map(row).joined(separator: "\n"))
    </table>
    \(Section.allCases.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func row(_ difference: IntendedDifference) -> String {
    let cells = [difference.subject, difference.inGTK, difference.inUIKit]
    return "<tr>" + cells.map { "<td>\($0.replacing("`", with: ""))</td>" }.joined() + "</tr>"
  }

  private func section(_ section: Section) -> String {
    self.section(section.rawValue, section.note, section.presets)
  }

  private func section(_ title: String, _ note: String, _ all: [Preset]) -> String {
    """
    <h2>\(title)</h2>
    <p>\(note)</p>
    <main>
    \(all.flatMap { drawn in
      Appearance.allCases.map { article(drawn, in: $0) }
    }.joined(separator: "\n"))
    </main>
    """
  }

  private func article(_ drawn: Preset, in appearance: Appearance) -> String {
    let files = ["\(drawn.name)-\(appearance)-gtk.png", "\(drawn.name)-\(appearance).png"]
    let figures = zip(files, Pair.captions).map { file, caption in
      """
        <figure><figcaption>\(caption)</figcaption>
        <img src="\(file)" alt="\(drawn.title), \(appearance), \(caption)" width="180"></figure>
      """
    }
    return """
      <article>
        <h3>\(drawn.title), \(appearance)</h3>
      \(figures.joined(separator: "\n"))
      </article>
      """
  }
}
#endif

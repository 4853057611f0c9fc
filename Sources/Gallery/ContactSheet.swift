#if GTK
internal import Usher

/// A page with every picture of a run.
struct ContactSheet {
  let presets: [Preset]

  /// The page; it names the pictures relative to its own folder.
  var html: String {
    let rows = presets.map { preset in
      """
      <section>
        <h2>\(preset.title)</h2>
        <img src="\(preset.name)-light.png" alt="\(preset.title), light" width="312">
        <img src="\(preset.name)-dark.png" alt="\(preset.title), dark" width="312">
      </section>
      """
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Usher: every preset</title>
      <style>
        body { font: 15px/1.5 Inter, system-ui, sans-serif; margin: 2rem; background: #ebebee; }
        h1, h2 { font-weight: 600; margin: 0 0 .75rem; }
        h2 { font-size: 1rem; }
        main { display: flex; flex-wrap: wrap; gap: 2rem; }
        img { border-radius: 12px; box-shadow: 0 1px 6px rgb(0 0 0 / .2); }
        .strip { max-width: 100%; }
      </style>
      <h1>Usher: every preset</h1>
      <p>Entrance, rest and exit of “\(presets.first?.title ?? "")”:</p>
      <p><img class="strip" src="filmstrip.png" alt="Eight frames of one entrance, rest and exit"></p>
      <main>
      \(rows.joined(separator: "\n"))
      </main>
      </html>

      """
  }
}
#endif

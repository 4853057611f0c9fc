#if GTK
internal import GalleryModel
internal import LibraryDemos
internal import SampleApp
internal import Usher

/// Draws all images of the gallery into files, without interaction.
@MainActor
struct SnapshotRun {
  let folder: OutputFolder

  /// Writes all files.
  ///
  /// These are: every preset and demo in light and dark, a contact sheet of each section and
  /// library, the README's filmstrip and overview, images of the gallery's window, and a page with
  /// the presets and demos.
  func run() throws(GalleryError) {
    let stage = try PictureStage()
    let pictures = Exhibit.all.count * Appearance.allCases.count
    var progress = ProgressLine(
      total: pictures + Section.allCases.count + Library.allCases.count + 2
        + ToolPictures.files.count)
    var all: [Appearance: [String: WindowPicture]] = [:]
    for appearance in Appearance.allCases {
      stage.setAppearance(appearance)
      for exhibit in Exhibit.all {
        let picture = stage.picture(of: exhibit).picture
        let file = exhibit.file(in: appearance)
        try folder.write(picture, to: file)
        all[appearance, default: [:]][exhibit.name] = picture
        progress.advance(file)
      }
    }
    stage.setAppearance(.light)
    let sheets =
      Section.allCases.map { ($0.name, $0.presets.map { Exhibit($0) }) }
      + Library.allCases.map { ($0.name, Exhibit.all(of: $0)) }
    for (name, exhibits) in sheets {
      let file = "sheet-\(name).png"
      let pictures = exhibits.flatMap { exhibit in
        Appearance.allCases.compactMap { all[$0]?[exhibit.name] }
      }
      try folder.write(WindowPicture.sheet(pictures, columns: 8, scale: 0.5, gap: 24), to: file)
      progress.advance(file)
    }
    let overview = Preset.overview.compactMap { all[$0.appearance]?[$0.name] }
    try folder.write(WindowPicture.strip(overview, gap: 24), to: "overview.png")
    progress.advance("overview.png")
    try folder.write(
      Filmstrip(preset: Preset.all[0]).draw(on: stage, height: 170), to: "filmstrip.png")
    progress.advance("filmstrip.png")
    for (file, picture) in try ToolPictures().draw() {
      try folder.write(picture, to: file)
      progress.advance(file)
    }
    try folder.write(ContactSheet().html, to: "index.html")
    print("Done: \(folder.path("index.html"))")
  }
}
#endif

#if GTK
internal import GalleryModel
internal import SampleApp
internal import Usher

/// Draws everything without a person.
@MainActor
struct SnapshotRun {
  let folder: OutputFolder

  /// Writes every preset in light and dark, a contact sheet of each section, the filmstrip and the
  /// overview of the README, and a page that shows it all.
  func run() throws(GalleryError) {
    let stage = try PictureStage()
    var progress = ProgressLine(
      total: 2 * Preset.all.count + Section.allCases.count + 2 + ToolPictures.files.count)
    var all: [Appearance: [String: WindowPicture]] = [:]
    for appearance in Appearance.allCases {
      stage.setAppearance(appearance)
      for preset in Preset.all {
        let picture = stage.picture(of: preset)
        let file = "\(preset.name)-\(appearance).png"
        try folder.write(picture, to: file)
        all[appearance, default: [:]][preset.name] = picture
        progress.advance(file)
      }
    }
    stage.setAppearance(.light)
    for section in Section.allCases {
      let file = "sheet-\(section.name).png"
      let pictures = section.presets.flatMap { preset in
        Appearance.allCases.compactMap { all[$0]?[preset.name] }
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

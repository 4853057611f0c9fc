#if GTK
internal import GalleryModel
internal import SampleApp
internal import Usher

/// A picture of an article of the documentation: several exhibits side by side, each in a window of
/// one size.
@MainActor
struct ArticlePicture {
  /// The picture's name in the article.
  let name: String
  /// The path of the article's catalog in the repository.
  let catalog: String
  var columns = 3
  /// The height of each window, in points.
  let height: Int32
  var titleBar = SampleWindow.TitleBar.none
  let exhibits: [Exhibit]

  /// The width of the picture, in pixels: two for each point of a page's column of text.
  private static let width = 1400.0
  private static let gap = 28.0

  /// Writes every picture, light and dark, to its place under a copy of the repository's root.
  static func writeAll(to root: OutputFolder) throws(GalleryError) {
    var progress = ProgressLine(total: all.count)
    for picture in all {
      try picture.write(to: OutputFolder(root.path("\(picture.catalog)/Resources")))
      progress.advance(picture.name)
    }
  }

  private func write(to folder: OutputFolder) throws(GalleryError) {
    let stage = try PictureStage(.shapes, titleBar: titleBar, width: windowWidth, height: height)
    for appearance in Appearance.allCases {
      stage.setAppearance(appearance)
      let windows = exhibits.compactMap { stage.picture(of: $0)?.framed(radius: 12) }
      let column = (Self.width - Self.gap * Double(columns - 1)) / Double(columns)
      let sheet = WindowPicture.sheet(
        windows, columns: columns, scale: column / Double(windowWidth), gap: Self.gap,
        hasGround: false)
      // The documentation's own rule for names of files.
      try folder.write(sheet, to: "\(name)\(appearance == .dark ? "~dark" : "")@2x.png")
    }
  }

  /// The width of each window, in points, so that windows side by side are scaled as little as
  /// their texts can bear.
  private var windowWidth: Int32 { columns == 1 ? 700 : columns == 2 ? 360 : 320 }
}
#endif

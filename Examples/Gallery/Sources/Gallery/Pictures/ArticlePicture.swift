#if GTK
internal import GalleryModel
internal import SampleApp
internal import Usher

/// An image of an article: several exhibits side by side, in windows with the same size.
@MainActor
struct ArticlePicture {
  let name: String
  /// The path of the article's catalog in the repository.
  let catalog: String
  var columns = 3
  /// The height of each window, in points.
  let height: Int32
  var titleBar = SampleWindow.TitleBar.none
  let exhibits: [Exhibit]

  /// The width of the image, in pixels: two for each point of a page's text column.
  private static let width = 1400.0
  private static let gap = 28.0

  /// Writes every image, in light and dark, into a copy of the repository's folders.
  static func writeAll(to root: OutputFolder) throws(GalleryError) {
    var progress = ProgressLine(total: all.count + 1)
    func folder(of catalog: String) throws(GalleryError) -> OutputFolder {
      try OutputFolder(root.path("\(catalog)/Resources"))
    }
    for picture in all {
      try picture.write(to: folder(of: picture.catalog))
      progress.advance(picture.name)
    }
    try ReplayPicture.writeAll(to: folder(of: "Sources/UsherRecording/UsherRecording.docc"))
    progress.advance(ReplayPicture.name)
  }

  /// Returns a sheet as wide as a page with images of windows that have the same size.
  static func sheet(_ windows: [WindowPicture], columns: Int) -> WindowPicture? {
    guard let first = windows.first else { return nil }
    let column = (width - gap * Double(columns - 1)) / Double(columns)
    return WindowPicture.sheet(
      windows, columns: columns, scale: column / first.width, gap: gap, hasGround: false)
  }

  /// Returns the file name of an image, using the documentation's rule.
  static func file(of name: String, in appearance: Appearance) -> String {
    "\(name)\(appearance == .dark ? "~dark" : "")@2x.png"
  }

  private func write(to folder: OutputFolder) throws(GalleryError) {
    let stage = try PictureStage(.shapes, titleBar: titleBar, width: windowWidth, height: height)
    for appearance in Appearance.allCases {
      stage.setAppearance(appearance)
      let windows = exhibits.compactMap { exhibit in
        Theme.shared.isRightToLeft = exhibit.isRightToLeft
        defer { Theme.shared.isRightToLeft = false }
        return stage.picture(of: exhibit).picture?.framed(radius: 12)
      }
      try folder.write(
        Self.sheet(windows, columns: columns), to: Self.file(of: name, in: appearance))
    }
  }

  /// The width of each window, in points.
  ///
  /// Windows side by side are scaled as little as possible, so that their texts stay readable.
  private var windowWidth: Int32 { columns == 1 ? 700 : columns == 2 ? 360 : 320 }
}
#endif

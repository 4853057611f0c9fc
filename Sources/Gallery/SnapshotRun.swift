#if GTK
internal import CGTK
internal import Foundation
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

/// Draws every preset without a person, by a clock of its own, so that every run draws the same.
@MainActor
final class SnapshotRun {
  private let folder: URL
  private let clock = ManualClock()
  private let sample: SampleWindow
  private let host: GTKHost
  private let presenter: Presenter
  private let painter: WindowPainter

  /// Prepares to write into `folder`, which is made where it is missing.
  init(folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    sample = SampleWindow()
    let clock = clock
    host = try GTKHost(window: sample.widget, clock: .manual { clock.now })
    presenter = Presenter(host: host)
    painter = WindowPainter(window: sample.widget)
    MainLoop.run(for: .milliseconds(500))
  }

  /// Writes one PNG for each preset in light and dark, a filmstrip, an overview and a contact sheet.
  func run() throws {
    var overview: [WindowPicture] = []
    for appearance in Appearance.allCases {
      Theme.setDark(appearance == .dark)
      MainLoop.run(for: .milliseconds(400))
      for preset in Preset.all {
        let picture = try snapshot(preset, to: "\(preset.name)-\(appearance).png")
        if preset.overviewAppearance == appearance { overview.append(picture) }
      }
    }
    Theme.setDark(false)
    MainLoop.run(for: .milliseconds(400))
    try write(WindowPicture.strip(overview, height: 300, gap: 16), to: "overview.png")
    try filmstrip(of: Preset.all[0], to: "filmstrip.png")
    try ContactSheet(presets: Preset.all).html.write(
      to: folder.appending(path: "index.html"), atomically: true, encoding: .utf8)
  }

  private func snapshot(_ preset: Preset, to file: String) throws -> WindowPicture {
    let handles = preset.present(by: presenter)
    advance(by: .seconds(2))
    let picture = try write(painter.paint(), to: file)
    for handle in handles { handle.dismiss() }
    advance(by: .seconds(2))
    return picture
  }

  /// An entrance, a moment of rest, and an exit, side by side.
  private func filmstrip(of preset: Preset, to file: String) throws {
    let handle = presenter.present(preset.content, as: preset.overlay)
    var pictures: [WindowPicture] = []
    for step in [60, 40, 50, 70, 700] {
      advance(by: .milliseconds(step))
      if let picture = painter.paint() { pictures.append(picture) }
    }
    handle.dismiss()
    for step in [120, 60, 40] {
      advance(by: .milliseconds(step))
      if let picture = painter.paint() { pictures.append(picture) }
    }
    advance(by: .seconds(1))
    try write(WindowPicture.strip(pictures, height: 170, gap: 16), to: file)
  }

  /// Lets our time pass; the engine performs what is due on the way.
  private func advance(by duration: Duration) {
    clock.advance(by: duration)
    presenter.handle(.timePassed)
  }

  @discardableResult
  private func write(_ picture: WindowPicture?, to file: String) throws -> WindowPicture {
    let path = folder.appending(path: file).path(percentEncoded: false)
    guard let picture, picture.write(to: path) else { throw GalleryError.cannotWrite(path) }
    print("  \(file)")
    return picture
  }
}
#endif

#if GTK
internal import ArgumentParser
internal import CGTK
internal import Foundation
internal import SampleApp
internal import Usher
internal import UsherGTK

/// The program: opens the gallery, or draws it all into a folder.
@main
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows every preset of Usher above an app in a phone-sized window.")

  @Option(
    help: ArgumentHelp(
      "Draw every preset in light and dark, a filmstrip and a contact sheet into this folder.",
      valueName: "folder"))
  var snapshot: String?

  func run() throws {
    // The program's main is synchronous, so this is the main thread.
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor
  private func show() throws {
    guard gtk_init_check() != 0 else { throw GalleryError.noDisplay }
    if let snapshot {
      Theme.setPictureFont()
      let folder = URL(filePath: snapshot, directoryHint: .isDirectory)
      print("Drawing \(Preset.all.count) presets in light and dark:")
      try SnapshotRun(folder: folder).run()
      print("Done: \(folder.appending(path: "index.html").path(percentEncoded: false))")
    } else {
      let sample = SampleWindow()
      Panel(presenter: try Presenter.attached(to: sample.widget)).open()
      MainLoop.runWhileWindowsAreOpen()
    }
  }
}
#endif

#if GTK
internal import CGTK
internal import Foundation
internal import GalleryModel
internal import Usher
internal import UsherRecording

/// The run of `--replay`.
enum ReplayRun {
  /// Writes a recording's story to standard output: which requests waited for which, and why.
  ///
  /// If there is a display, it also plays the recording in a window until the window is closed.
  @MainActor
  static func play(_ path: String) throws(GalleryError) {
    let recording: Recording
    do {
      recording = try Recording(Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .cannotRead(path, reason: "\(error)")
    }
    let player = ReplayPlayer(recording)
    // Unlike `print`, this doesn't wait until the window is closed.
    FileHandle.standardOutput.write(Data((player.words + "\n").utf8))
    if gtk_init_check() != 0 { ReplayWindow.run(player) }
  }
}
#endif

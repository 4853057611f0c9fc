#if GTK
internal import Foundation
internal import Usher
internal import UsherRecording

/// The file with the last input of the monkey's presenter.
enum KeptRecording {
  /// Writes a presenter's recording into the folder `out`, and returns how to replay it.
  @MainActor
  static func keep(of presenter: Presenter, seed: UInt64) -> String {
    let path = "out/monkey-\(seed).usher"
    do {
      try FileManager.default.createDirectory(atPath: "out", withIntermediateDirectories: true)
      try Data(presenter.recording.data()).write(to: URL(filePath: path))
      return "./usher gallery --replay \(path) tells what was shown"
    } catch {
      return "the recording could not be written: \(error)"
    }
  }
}
#endif

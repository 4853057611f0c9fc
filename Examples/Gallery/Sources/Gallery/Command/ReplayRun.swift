#if GTK
internal import Foundation
internal import GalleryModel
internal import Usher

/// The output of `--replay`.
enum ReplayRun {
  /// Writes the story of a recording to standard output: who waited for whom, and why.
  static func tell(_ path: String) throws(GalleryError) {
    let recording: Recording
    do {
      recording = try Recording(Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .cannotRead(path, reason: "\(error)")
    }
    print(ReplayStory(recording))
  }
}
#endif

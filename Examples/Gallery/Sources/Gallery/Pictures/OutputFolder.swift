#if GTK
internal import Foundation
internal import SampleApp

@MainActor
struct OutputFolder {
  let url: URL

  /// Opens a folder, and creates it if necessary.
  init(_ path: String) throws(GalleryError) {
    url = URL(filePath: path, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path)
    }
  }

  func path(_ file: String) -> String {
    url.appending(path: file).path(percentEncoded: false)
  }

  /// Returns the text of a file in the folder, or `nil` if the file can't be read.
  func text(in file: String) -> String? { try? String(contentsOfFile: path(file), encoding: .utf8) }

  func write(_ picture: WindowPicture?, to file: String) throws(GalleryError) {
    guard let picture, picture.write(to: path(file)) else { throw .cannotWrite(path(file)) }
  }

  func write(_ text: String, to file: String) throws(GalleryError) {
    do {
      try text.write(toFile: path(file), atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path(file))
    }
  }
}
#endif

#if GTK
internal import Foundation
internal import SampleApp

/// A folder to write files into.
@MainActor
struct OutputFolder {
  /// Where it is.
  let url: URL

  /// Names a folder, which is made where it is missing.
  init(_ path: String) throws(GalleryError) {
    url = URL(filePath: path, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path)
    }
  }

  /// The path of a file in it.
  func path(_ file: String) -> String {
    url.appending(path: file).path(percentEncoded: false)
  }

  /// The text in a file of it; `nil` where there is none.
  func text(in file: String) -> String? { try? String(contentsOfFile: path(file), encoding: .utf8) }

  /// Writes a picture.
  func write(_ picture: WindowPicture?, to file: String) throws(GalleryError) {
    guard let picture, picture.write(to: path(file)) else { throw .cannotWrite(path(file)) }
  }

  /// Writes a text.
  func write(_ text: String, to file: String) throws(GalleryError) {
    do {
      try text.write(toFile: path(file), atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path(file))
    }
  }
}
#endif

#if GTK
import CGTK
import Foundation
import Testing
import UIKitTesting

/// The suite of all tests that share the world of UIKit on Linux.
///
/// The tests run in sequence.
@MainActor
@Suite(
  "The gallery with UIKit on Linux", .serialized, .oneWorld,
  .enabled(if: gtk_get_minor_version() == 8, "the pictures have the letters of GTK 4.8"))
enum StandInGalleryTests {}

/// The files of the golden images.
enum Goldens {
  private static let repository = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  static func path(_ name: String) -> String {
    repository.appending(path: name).path(percentEncoded: false)
  }

  static func text(in file: String) throws -> String {
    try String(contentsOfFile: path(file), encoding: .utf8)
  }
}
#endif

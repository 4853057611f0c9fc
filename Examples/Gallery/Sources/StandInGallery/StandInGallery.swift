#if GTK
internal import Foundation

/// The program that draws every preset using the stand-in for UIKit, next to GTK's golden image.
@main
struct StandInGallery {
  @MainActor
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 2, let goldens = words.first, let folder = words.last else {
      fail("usage: StandInGallery GOLDENS FOLDER", status: 64)
    }
    do {
      try PairRun(
        goldens: goldens, folder: URL(filePath: folder, directoryHint: .isDirectory)
      )
      .run()
    } catch {
      fail("Error: \(error)", status: 73)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
#endif

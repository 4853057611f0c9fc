#if GTK
internal import Foundation
internal import UIKitGallery
internal import UIKitPhone
internal import UIKit
internal import UsherGTK

/// The program that runs the iOS example app with the stand-in for UIKit, for touch input.
@main
struct PhoneCommand {
  private static let usage = """
    usage: Phone                       opens the phone in a window
           Phone --tour FOLDER         draws a tour of the app into numbered pictures, without a display
           Phone --walk FOLDER [STEP]  taps every preset and demo, or each STEPth, with the real pointer,
                                       and draws each into a picture
           Phone --monkey COUNT SEED   taps, drags and types at random; the same for the same seed
    """

  // Not `async`, because Dispatch would occupy the main thread, which GTK's main loop needs.
  static func main() {
    // The program starts on the main thread.
    MainActor.assumeIsolated { run(Array(CommandLine.arguments.dropFirst())) }
  }

  @MainActor
  private static func run(_ words: [String]) {
    switch (words.first, words.count) {
    case (nil, _): open { _ in }
    case ("--tour", 2):
      Task {
        await draw(into: words[1])
        exit(0)
      }
      RunLoop.main.run()
    case ("--walk", 2...3): walk(into: words[1], step: words.count > 2 ? Int(words[2]) ?? 1 : 1)
    case ("--monkey", 3):
      guard let count = Int(words[1]), let seed = UInt64(words[2]) else { fail(usage, status: 64) }
      play(actions: count, seed: seed)
    default: fail(usage, status: 64)
    }
  }

  /// Opens the phone in a window, calls `body`, and returns when the window is closed.
  @MainActor
  private static func open(_ body: (PhoneWindow) -> Void) {
    do throws(AttachmentError) {
      try PhoneWindow.run({ PhoneApp.rootController() }, body)
    } catch {
      fail("\(error); ./usher phone draws a tour without a display", status: 69)
    }
  }

  @MainActor
  private static func draw(into folder: String) async {
    makeFolder(folder)
    var number = 0
    let tour = Tour(of: Device { PhoneApp.rootController() }) { screen in
      let path = "\(folder)/" + String(format: "%04d.png", number)
      let isWritten = ScreenPicture.of(screen, scale: 0.6) { $0.writePNG(to: path) }
      if !isWritten { fail("cannot write \(path)", status: 73) }
      number += 1
    }
    do throws(Tour.Lost) {
      try await tour.run()
    } catch {
      fail("\(error)", status: 1)
    }
  }

  @MainActor
  private static func walk(into folder: String, step: Int) {
    makeFolder(folder)
    open { window in
      let unseen = Walk(window: window, folder: folder).run(step: step)
      guard unseen.isEmpty else {
        fail("nothing was shown after a tap on: \(unseen.joined(separator: ", "))", status: 1)
      }
      exit(0)
    }
  }

  @MainActor
  private static func play(actions: Int, seed: UInt64) {
    open { window in
      var monkey = PhoneMonkey(window: window, seed: seed)
      guard monkey.run(actions: actions) else {
        fail("some requests have not ended", status: 1)
      }
      print("passed")
      exit(0)
    }
  }

  private static func makeFolder(_ folder: String) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      fail("cannot make the folder \(folder): \(error)", status: 73)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("Error: \(message)\n".utf8))
    exit(status)
  }
}
#endif

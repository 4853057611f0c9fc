#if GTK
internal import Foundation
internal import GTKWidgets
internal import Usher
internal import UsherGTK

/// The tour through the gallery's window, which is shown at its first start.
@MainActor
final class GalleryTour {
  private let presenter: Presenter
  private let steps: [TourStep]

  /// Prepares the tour of a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - steps: The steps, whose anchors are widgets in the window.
  /// - Throws: `GalleryError.cannotAttach` if the window can't have overlays.
  init(of window: Widget, _ steps: [TourStep]) throws(GalleryError) {
    do throws(AttachmentError) {
      presenter = Presenter(host: try GTKHost(in: window))
    } catch {
      throw .cannotAttach("\(error)")
    }
    self.steps = steps
  }

  /// Whether the user has already seen or skipped the tour.
  static var isKnown: Bool { FileManager.default.fileExists(atPath: mark) }

  func begin() {
    Task {
      let result = try? await presenter.tour(steps)
      switch result?.ending {
      case .completed, .skipped: Self.remember()
      case .ended, nil: break
      }
    }
  }

  /// The file that records that the user knows the tour, according to the XDG Base Directory
  /// Specification.
  private static var mark: String { folder + "/tour-seen" }

  private static var folder: String {
    let environment = ProcessInfo.processInfo.environment
    let state = environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return (state ?? NSHomeDirectory() + "/.local/state") + "/usher-gallery"
  }

  /// If the file can't be written, the tour is shown again.
  private static func remember() {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: mark, contents: nil)
  }
}
#endif

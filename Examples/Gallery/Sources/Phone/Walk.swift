#if GTK
internal import LibraryDemos
internal import GalleryModel
internal import Foundation
internal import UIKitPhone
internal import UIKit
internal import Usher
internal import UsherUIKit

/// A walk through all presets and demos of the example app, using the real pointer, with an image
/// of each.
@MainActor
struct Walk {
  private let window: PhoneWindow
  private let hand: Hand
  private let folder: String

  /// Creates a walk on a phone in a window, which writes the images into a folder.
  init(window: PhoneWindow, folder: String) {
    (self.window, self.folder) = (window, folder)
    hand = Hand(window: window)
  }

  /// A row of the app, and the name of its image.
  private struct Row {
    let title: String
    let name: String
  }

  /// Taps every `step`th row of each page, and returns the names of rows that showed nothing.
  func run(step: Int) -> [String] {
    hand.wait(1)
    let presets = Section.allCases.flatMap(\.presets).map { Row(title: $0.title, name: $0.name) }
    let demos = Library.allCases.flatMap { library in
      library.demos.map { Row(title: $0.title, name: library.fileName(of: $0)) }
    }
    return [("Presets", presets), ("Libraries", demos)].flatMap { page, rows in
      tap(page)
      hand.wait(0.3)
      return rows.enumerated().filter { $0.offset % max(step, 1) == 0 }.compactMap {
        show($0.element) ? nil : $0.element.name
      }
    }
  }

  private var screen: Screen? { window.device.screens.first }

  private var presenter: Presenter? { screen.map { Presenter.attached(to: $0.scene) } }

  private func tap(_ text: String) {
    if let place = screen?.place(of: text) { hand.tap(at: place) }
  }

  /// Scrolls to a row, taps it, draws an image and ends all overlays.
  ///
  /// Returns whether an overlay was shown.
  private func show(_ row: Row) -> Bool {
    guard let screen, let presenter, let place = scroll(to: row.title) else { return false }
    hand.tap(at: place)
    // Some overlays appear late, and some are removed before the image is drawn.
    var isShown = false
    for seconds in [0.6, 1, 2.2] where seconds <= 1 || !isShown {
      hand.wait(seconds)
      isShown = isShown || !presenter.shown.isEmpty
    }
    let path = "\(folder)/\(row.name).png"
    let isWritten = ScreenPicture.of(screen, scale: 1) { $0.writePNG(to: path) }
    if !isWritten { print("cannot write \(path)") }
    presenter.dismissAll()
    for _ in 0..<60 where !presenter.shown.isEmpty || presenter.waitingCount > 0 {
      hand.wait(0.1)
      presenter.dismissAll()
    }
    // A keyboard that the row opened would receive the next taps.
    if let hide = screen.keyboard.keys.first(where: { $0.key == .dismiss })?.frame,
      screen.focusedInput != nil
    {
      hand.tap(at: CGPoint(x: hide.midX, y: hide.midY))
    }
    hand.wait(0.4)
    return isShown
  }

  /// Scrolls down until a row is between the bars, and returns its position, or `nil` if there is
  /// none.
  private func scroll(to title: String) -> CGPoint? {
    for _ in 0..<40 {
      if let place = screen?.place(of: title), (200...720).contains(place.y) { return place }
      hand.drag(
        from: CGPoint(x: 30, y: 700), to: CGPoint(x: 30, y: 460), seconds: 0.15, holds: true)
    }
    return nil
  }
}
#endif

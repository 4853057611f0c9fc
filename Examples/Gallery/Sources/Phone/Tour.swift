#if GTK
internal import Foundation
internal import UIKit
internal import UIKitPhone

/// A short tour of the example app on a simulated phone, frame by frame.
///
/// The tour advances the phone's clock, so every run has the same frames.
@MainActor
struct Tour {
  private let device: Device
  private let eachFrame: @MainActor (Screen) -> Void

  /// The number of frames per second of the tour.
  static let framesPerSecond = 10

  /// Creates a tour of a phone.
  ///
  /// `eachFrame` is called whenever a frame must be drawn.
  init(of device: Device, eachFrame: @escaping @MainActor (Screen) -> Void) {
    self.device = device
    self.eachFrame = eachFrame
  }

  /// Runs the tour.
  ///
  /// - Throws: `Lost` if a text that must be tapped isn't on the screen.
  func run() async throws(Lost) {
    await wait(0.6)
    try await tap("Message at the top")
    await wait(1.2)
    await drag(from: CGPoint(x: 195, y: 108), to: CGPoint(x: 195, y: 20), seconds: 0.25)
    await wait(0.6)
    await tap(at: CGPoint(x: 195, y: 185))
    await wait(0.4)
    await type("abov")
    await wait(0.4)
    try await tap("Form above the keyboard")
    await wait(1.4)
    await tap(at: CGPoint(x: 195, y: 250))
    await wait(0.6)
    device.settings.isDark = true
    await wait(0.5)
    await press(.dismiss)
    await wait(0.5)
    try await tap("Libraries")
    await wait(0.5)
    try await tap("Top I")
    await wait(1.6)
  }

  /// An error that is thrown if the tour doesn't find a text.
  struct Lost: Error, CustomStringConvertible {
    let text: String

    var description: String {
      "“\(text)” is not on the phone's screen; the tour follows the example app, so change it along"
    }
  }

  private func wait(_ seconds: Double) async {
    for _ in 0..<Int((seconds * Double(Self.framesPerSecond)).rounded()) { await nextFrame() }
  }

  private func tap(_ text: String) async throws(Lost) {
    guard let place = device.screens.last?.place(of: text) else { throw Lost(text: text) }
    await tap(at: place)
  }

  private func tap(at place: CGPoint) async { await drag(from: place, to: place, seconds: 0.09) }

  /// Types on the on-screen keyboard.
  ///
  /// Characters without a key are omitted.
  private func type(_ text: String) async {
    for letter in text { await press(.letter(letter)) }
  }

  private func press(_ key: OnScreenKeyboard.Key) async {
    let key = device.screens.last?.keyboard.keys.first { $0.key == key }
    if let key { await tap(at: CGPoint(x: key.frame.midX, y: key.frame.midY)) }
  }

  private func drag(from start: CGPoint, to end: CGPoint, seconds: Double) async {
    guard let finger = device.screens.last?.finger else { return }
    finger.touch(at: start)
    let count = max(Int((seconds * Double(Self.framesPerSecond)).rounded()), 1)
    for number in 1...count {
      let share = CGFloat(number) / CGFloat(count)
      finger.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      await nextFrame()
    }
    finger.lift()
  }

  private func nextFrame() async {
    // The app's tasks run between two frames.
    for _ in 0..<3 { await Task { @MainActor in }.value }
    device.pass(1 / Double(Self.framesPerSecond))
    if let screen = device.screens.last { eachFrame(screen) }
  }
}
#endif

import Usher
import UsherTesting

/// A headless stage for the apps, with a simulated user; not part of the apps' code.
@MainActor
public final class Stage {
  private let host = HeadlessHost()
  private let presenter: Presenter

  /// Makes a stage; its presenter is the default presenter.
  public init() {
    presenter = Presenter(host: host)
  }

  /// Runs pending work and advances the clock, by a number of seconds.
  public func pass(_ seconds: Double) async {
    for _ in 0..<Int(seconds * 10) {
      await settle()
      host.clock.advance(by: .milliseconds(100))
    }
    await settle()
  }

  /// Prints the texts of the visible overlays.
  public func look() {
    print("  shown: \(host.visibleTexts.map { $0.joined(separator: " | ") })")
  }

  /// Taps the front overlay.
  public func tap() {
    guard let frame = host.scene.overlays.last?.currentFrame else { return }
    // Away from the overlay's centre.
    let point = OverlayPoint(x: frame.minX + 3, y: (frame.minY + frame.maxY) / 2)
    host.point(.began, at: point)
    host.point(.ended, at: point)
  }

  /// Presses a button of the front overlay.
  public func press(_ number: Int) {
    guard let id = presenter.shown.last else { return }
    host.pressButton(number, of: id)
  }

  /// Types into a field of the front overlay.
  public func type(_ text: String, into number: Int) {
    guard let id = presenter.shown.last else { return }
    host.type(text, into: number, of: id)
  }

  /// Whether no overlay is shown or waiting.
  public var isEmpty: Bool { presenter.shown.isEmpty && presenter.waiting.isEmpty }

  private func settle() async {
    for _ in 0..<4 { await Task.yield() }
  }
}

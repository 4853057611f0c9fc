import Usher
import UsherTesting

/// What the apps stand on instead of a screen, and what a person does there; no part of their code.
@MainActor
public final class Stage {
  private let host = HeadlessHost()
  private let presenter: Presenter

  /// Makes a stage, whose presenter is the default one.
  public init() {
    presenter = Presenter(host: host)
  }

  /// Lets what was asked for be taken up, and time pass, in seconds.
  public func pass(_ seconds: Double) async {
    for _ in 0..<Int(seconds * 10) {
      await settle()
      host.clock.advance(by: .milliseconds(100))
    }
    await settle()
  }

  /// Prints the texts of what is shown.
  public func look() {
    print("  shown: \(host.visibleTexts.map { $0.joined(separator: " | ") })")
  }

  /// Taps what lies in front.
  public func tap() {
    guard let frame = host.scene.overlays.last?.currentFrame else { return }
    // Away from what is in the middle of it.
    let point = Point(x: frame.minX + 3, y: (frame.minY + frame.maxY) / 2)
    host.point(.began, at: point)
    host.point(.ended, at: point)
  }

  /// Presses a button of what lies in front.
  public func press(_ number: Int) {
    guard let id = presenter.shown.last else { return }
    host.pressButton(number, of: id)
  }

  /// Types into a field of what lies in front.
  public func type(_ text: String, into number: Int) {
    guard let id = presenter.shown.last else { return }
    host.type(text, into: number, of: id)
  }

  /// Whether nothing is shown, and nothing waits.
  public var isEmpty: Bool { presenter.shown.isEmpty && presenter.waiting.isEmpty }

  private func settle() async {
    for _ in 0..<4 { await Task.yield() }
  }
}

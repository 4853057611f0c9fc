public import Usher
public import UsherTesting

/// A screen of a test: a default presenter over a host without a window, and the time there.
@MainActor
public final class Screen {
  /// What draws.
  public let host: HeadlessHost
  /// What decides; the default one.
  public let presenter: Presenter
  /// What the presenter reported.
  public private(set) var problems: [String] = []

  /// Makes a screen, of a phone unless given, and its presenter the default.
  public init(_ viewport: Viewport = Viewport(size: Size(width: 390, height: 844))) {
    host = HeadlessHost(viewport: viewport)
    presenter = Presenter(host: host)
    presenter.onProblem = { [weak self] in self?.problems.append("\($0)") }
    Presenter.default = presenter
  }

  /// Lets time pass, in seconds.
  public func advance(_ seconds: Double) {
    host.clock.advance(by: .seconds(seconds))
  }

  /// Waits until the main actor has done everything that it was handed so far.
  public func settle() async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
  }

  /// The texts of what is seen now, back to front, each overlay's joined by a bar.
  public var texts: [String] {
    host.scene.overlays.map { placed in
      host.attached[placed.id]?.root.texts.joined(separator: " | ") ?? "?"
    }
  }
}

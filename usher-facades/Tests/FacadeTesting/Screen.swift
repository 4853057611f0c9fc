public import Usher
public import UsherTesting

/// A test's screen: a default presenter on a headless host with a manual clock.
@MainActor
public final class Screen {
  /// The headless host.
  public let host: HeadlessHost
  /// The presenter, which is the default presenter.
  public let presenter: Presenter
  /// The connection that the test uses to report input, such as a key.
  public var connection: HostConnection { HostConnection(to: presenter) }
  /// The problems that the presenter reported.
  public private(set) var problems: [String] = []

  /// Creates a screen, by default with a phone's size.
  ///
  /// Its presenter becomes the default presenter.
  public init(
    _ viewport: OverlayViewport = OverlayViewport(size: OverlaySize(width: 390, height: 844))
  ) {
    host = HeadlessHost(viewport: viewport)
    presenter = Presenter(host: host)
    presenter.onProblem = { [weak self] in self?.problems.append("\($0)") }
    Presenter.default = presenter
  }

  /// Advances the clock by a number of seconds.
  public func advance(_ seconds: Double) {
    host.clock.advance(by: .seconds(seconds))
  }

  /// Waits until the main actor has finished its pending work.
  public func settle() async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
  }

  /// The texts of the visible overlays, from back to front.
  ///
  /// The texts of one overlay are joined by a bar.
  public var texts: [String] {
    host.scene.overlays.map { placed in
      host.attached[placed.id]?.root.texts.joined(separator: " | ") ?? "?"
    }
  }
}

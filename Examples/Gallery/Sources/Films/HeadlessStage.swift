package import Usher
package import UsherTesting

/// A stage without a window.
///
/// Films play the same on every machine.
@MainActor
package final class HeadlessStage: FilmStage {
  package let presenter: Presenter
  package let clock: ManualClock
  package var app = AppState()
  private let host: HeadlessHost

  package init(size: OverlaySize) {
    host = HeadlessHost(viewport: OverlayViewport(size: size))
    presenter = Presenter(host: host)
    clock = host.clock
  }

  package func frame(of id: OverlayID) -> OverlayRect? {
    HostConnection(to: presenter).scene(at: clock.now).overlays
      .first { $0.id == id }?.currentFrame
  }

  package func buttonFrames(of id: OverlayID) -> [OverlayRect] { host.buttonFrames(of: id) }

  package func pressButton(_ number: Int, of id: OverlayID) { host.pressButton(number, of: id) }

  /// Returns a frame at the top, because the app has no controls.
  package func frame(of control: AppControl) -> OverlayRect {
    OverlayRect(x: 20, y: 8, width: 80, height: 32)
  }

  /// Does nothing, because there is no drawing.
  package func setPressed(_ isPressed: Bool, at place: OverlayPoint) {}
}

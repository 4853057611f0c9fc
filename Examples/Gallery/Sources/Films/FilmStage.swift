package import Usher
package import UsherTesting

/// A window in which a film plays.
@MainActor
package protocol FilmStage: AnyObject {
  /// The presenter of the window.
  var presenter: Presenter { get }
  /// The clock of the window, which the projector moves.
  var clock: ManualClock { get }
  /// The looks of the app.
  var app: AppState { get set }
  /// Returns the present frame of an overlay; `nil` if it is not visible.
  func frame(of id: OverlayID) -> OverlayRect?
  /// Returns the present frames of an overlay's buttons, in reading order.
  func buttonFrames(of id: OverlayID) -> [OverlayRect]
  /// Presses a button of an overlay, as the user does.
  func pressButton(_ number: Int, of id: OverlayID)
  /// Returns the frame of a control of the app.
  func frame(of control: AppControl) -> OverlayRect
  /// Draws what is under the pointer as pressed, or no longer.
  func setPressed(_ isPressed: Bool, at place: OverlayPoint)
}

/// The pointer in a frame of a film.
package struct FilmPointer: Hashable, Sendable {
  /// The pointer's place in the window.
  package var place: OverlayPoint
  /// Whether the pointer's button is down.
  package var isDown = false
  /// The opacity, from 0 to 1.
  package var opacity = 1.0
}

package import Usher
package import UsherTesting

/// A window in which a film plays.
@MainActor
package protocol FilmStage: AnyObject {
  var presenter: Presenter { get }
  /// The window's clock, which the projector advances.
  var clock: ManualClock { get }
  var app: AppState { get set }
  /// Returns the current frame of an overlay, or `nil` if it isn't visible.
  func frame(of id: OverlayID) -> OverlayRect?
  /// Returns the current frames of an overlay's buttons, in reading order.
  func buttonFrames(of id: OverlayID) -> [OverlayRect]
  /// Presses a button of an overlay, like the user.
  func pressButton(_ number: Int, of id: OverlayID)
  func frame(of control: AppControl) -> OverlayRect
  /// Draws the widget under the pointer as pressed or not pressed.
  func setPressed(_ isPressed: Bool, at place: OverlayPoint)
}

/// The pointer in a frame of a film.
package struct FilmPointer: Hashable, Sendable {
  package var place: OverlayPoint
  package var isDown = false
  /// The opacity, from 0 to 1.
  package var opacity = 1.0
}

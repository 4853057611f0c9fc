public import Usher

/// Acts on a host as a person and time do, and looks at what it shows.
///
/// `HostContract` talks to every host through this. Points are counted from the top left corner of
/// the viewport.
@MainActor
public protocol HostDriver: AnyObject {
  /// The presenter of the host.
  var presenter: Presenter { get }
  /// The size of the host's viewport.
  var viewportSize: Size { get }
  /// Whether no timer and no frame is asked for.
  var isIdle: Bool { get }

  /// What was said aloud so far, in order, as assistive technology hears it.
  ///
  /// Only clauses that need assistive technology ask for it.
  var announcements: [String] { get }

  /// Lets time pass.
  func advance(by duration: Duration) async
  /// Where the host draws the overlay, as the host itself tells; `nil` where it draws nothing.
  ///
  /// Of one that is turned, the smallest rectangle around it.
  func frame(of id: OverlayID) -> Rect?
  /// Where the host draws the overlay's buttons, in reading order.
  func buttonFrames(of id: OverlayID) -> [Rect]
  /// Puts a pointer down at `start`, moves it evenly to `end` within `duration`, and takes it up.
  func drag(from start: Point, to end: Point, over duration: Duration) async
  /// Presses and releases a pointer.
  func tap(_ point: Point) async
  /// Moves a pointer that is not down to a point.
  func hover(_ point: Point) async
  /// Presses a key.
  func press(_ key: Key) async
  /// Changes the size of the viewport.
  func resize(to size: Size) async
  /// Closes the window.
  func close() async
}

public import Usher

/// A driver of a host that stands in for the user and for time, and observes the host's drawing.
///
/// `HostContract` uses this to test every host. Points are relative to the top left corner of the
/// viewport.
@MainActor
public protocol HostDriver: AnyObject {
  /// The presenter of the host.
  var presenter: Presenter { get }
  /// The size of the host's viewport.
  var viewportSize: OverlaySize { get }
  /// Whether the host has requested neither a timer nor a frame.
  var isIdle: Bool { get }

  /// The announcements so far, in order, as screen readers receive them.
  ///
  /// Only clauses that need assistive technology read this.
  var announcements: [String] { get }

  /// Advances time.
  func advance(by duration: Duration) async
  /// Returns the frame in which the host draws an overlay, as reported by the host; `nil` if it is
  /// not drawn.
  ///
  /// A rotated overlay has the smallest rectangle around it.
  func frame(of id: OverlayID) -> OverlayRect?
  /// Returns the frames in which the host draws the overlay's buttons, in reading order.
  func buttonFrames(of id: OverlayID) -> [OverlayRect]
  /// Puts a pointer down at `start`, moves it evenly to `end` within `duration`, and lifts it.
  func drag(from start: OverlayPoint, to end: OverlayPoint, over duration: Duration) async
  /// Presses and releases a pointer.
  func tap(_ point: OverlayPoint) async
  /// Moves a pointer that is up to a point.
  func hover(_ point: OverlayPoint) async
  /// Presses a key.
  func press(_ key: Key) async
  /// Presses a function key.
  func press(_ key: FunctionKey) async
  /// Changes the size of the viewport.
  func resize(to size: OverlaySize) async
  /// Puts a view of the app's with an id into a frame of the viewport, or moves it there, and waits
  /// for the frame in which that is drawn; `nil` takes the view away.
  func placeAnchor(_ id: AnchorID, at frame: OverlayRect?) async
  /// Closes the window.
  func close() async
}

extension HostDriver {
  /// Advances time until `condition` holds, by at most ten seconds.
  ///
  /// Check the condition afterwards. A slow machine only takes longer.
  public func wait(until condition: () -> Bool) async {
    for _ in 0..<500 {
      if condition() { return }
      await advance(by: .milliseconds(20))
    }
  }

  /// Returns ten evenly spaced points on the line from `start` to `end`, including `end` but not
  /// `start`.
  public func steps(from start: OverlayPoint, to end: OverlayPoint) -> [OverlayPoint] {
    (1...10).map { step in
      let share = Double(step) / 10
      return OverlayPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }
}

public import Usher

/// An object that drives a host like a user, advances its time, and observes what it draws.
///
/// `HostContract` uses a driver to test a host. Points are relative to the top left corner of the
/// viewport.
@MainActor
public protocol HostDriver: AnyObject {
  /// The presenter of the host.
  var presenter: Presenter { get }
  /// The size of the host's viewport.
  var viewportSize: OverlaySize { get }
  /// Whether the host has requested neither a timer nor a frame.
  var isIdle: Bool { get }

  /// The announcements so far, in order, as received by screen readers.
  ///
  /// Only clauses that need assistive technology read this property.
  var announcements: [String] { get }

  /// Advances time.
  func advance(by duration: Duration) async
  /// Returns the frame in which the host draws an overlay, or `nil` if it isn't drawn.
  ///
  /// The host itself reports the frame. For a rotated overlay, this is the bounding box.
  func frame(of id: OverlayID) -> OverlayRect?
  /// Returns the frames in which the host draws the overlay's buttons, in reading order, with a
  /// grabber last.
  func buttonFrames(of id: OverlayID) -> [OverlayRect]
  /// Puts a pointer down at `start`, moves it evenly to `end` within `duration`, and lifts it.
  func drag(from start: OverlayPoint, to end: OverlayPoint, over duration: Duration) async
  /// Presses and releases a pointer at a point.
  func tap(_ point: OverlayPoint) async
  /// Moves a pointer to a point without a press.
  func hover(_ point: OverlayPoint) async
  /// Presses a key.
  func press(_ key: Key) async
  /// Presses a function key.
  func press(_ key: FunctionKey) async
  /// Presses the system's shortcut for copying, and returns the text of the clipboard.
  ///
  /// Returns `nil` if nothing was copied yet.
  func copy() async -> String?
  /// Changes the size of the viewport.
  func resize(to size: OverlaySize) async
  /// Places or moves one of the app's views as an anchor, or removes it if `frame` is `nil`.
  ///
  /// Returns after the change was drawn.
  func placeAnchor(_ id: AnchorID, at frame: OverlayRect?) async
  /// Closes the window.
  func close() async
}

extension HostDriver {
  /// Advances time, and lets tasks run, until `condition` is true, for at most ten seconds.
  ///
  /// Time advances in 500 equal steps, so on a slow machine the wait only takes longer. Check the
  /// condition afterwards, because it may still be false.
  public func wait(until condition: () -> Bool) async {
    for _ in 0..<500 {
      if condition() { return }
      await advance(by: .milliseconds(20))
      await Task.yield()
    }
  }

  /// Returns ten evenly spaced points from `start` to `end`, including `end` but not `start`.
  public func steps(from start: OverlayPoint, to end: OverlayPoint) -> [OverlayPoint] {
    (1...10).map { step in
      let share = Double(step) / 10
      return OverlayPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }
}

public import Foundation

extension RunLoop.Mode {
  /// The mode while the user scrolls, which is one of the common modes.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension StandIn {
  /// Returns whether the main run loop, in its current mode, serves objects that were added for
  /// some modes.
  ///
  /// It is in the tracking mode while a scroll view is dragged or slows down
  /// ("RunLoop.Mode.tracking").
  static func isRunning(_ modes: Set<RunLoop.Mode>) -> Bool {
    modes.contains(.common) || modes.contains(isScrolling ? .tracking : .default)
  }

  private static var isScrolling: Bool {
    World.current.scrolled.contains {
      $0.view?.isTracking ?? false || $0.view?.isDecelerating ?? false
    }
  }
}

/// A scroll view that was dragged.
struct ScrolledView {
  weak var view: UIScrollView?
}

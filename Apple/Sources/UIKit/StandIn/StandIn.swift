import Foundation

/// The world that the stand-in for UIKit runs in, moved by hand.
public enum StandIn {
  /// Whether a layout pass has something to do.
  nonisolated(unsafe) static var needsPass = false

  /// The manual clock's time in seconds, which `CACurrentMediaTime()` gives.
  public internal(set) nonisolated(unsafe) static var now: Double = 1_000
}

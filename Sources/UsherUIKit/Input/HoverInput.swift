#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Follows a pointer that hovers over the overlays, such as a trackpad's pointer or a pencil.
@MainActor
final class HoverInput {
  private let tracker = HoverTracker()
  private var position: OverlayPoint?
  private var recognizer: HoverRecognizer?
  private var clock = HostClock()
  private var connection = HostConnection()

  /// Follows the pointer over the superview of the overlays.
  ///
  /// - Parameters:
  ///   - view: The superview.
  ///   - clock: The host's clock.
  ///   - connection: The connection to report to.
  func watch(_ view: OverlayView, by clock: HostClock, reportingTo connection: HostConnection) {
    self.clock = clock
    self.connection = connection
    let recognizer = HoverRecognizer()
    recognizer.onMove = { [weak self] in self?.move(to: $0) }
    view.addGestureRecognizer(recognizer.native)
    self.recognizer = recognizer
  }

  func forget() {
    move(to: nil)
    recognizer = nil
    connection = HostConnection()
  }

  /// Updates the overlay under a resting pointer after a new drawing.
  func cardsWereDrawn() {
    guard position != nil else { return }
    follow()
  }

  private func move(to position: OverlayPoint?) {
    self.position = position
    follow()
  }

  private func follow() {
    tracker.follow(position, in: connection.scene(at: clock.now), reportingTo: connection)
  }
}
#endif

#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Follows a hovering pointer, such as a trackpad's or a pencil's, over the overlays.
@MainActor
final class HoverInput {
  private let tracker = HoverTracker()
  private var position: OverlayPoint?
  private var recognizer: HoverRecognizer?
  private var clock = HostClock()
  private var connection = HostConnection()

  /// Watches the overlays' superview.
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

  /// Forgets the view and the pointer.
  func forget() {
    move(to: nil)
    recognizer = nil
    connection = HostConnection()
  }

  /// Compares the drawn overlays with a pointer at rest.
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

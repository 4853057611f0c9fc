#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The host's clock: Core Animation's, less the time that windows took to come on screen.
///
/// The user does not see a new window before its first frame, and an entrance would be half over by
/// then. Until that frame the clock advances by at most one frame.
@MainActor
final class HostClock {
  /// The time that the clock is behind Core Animation's.
  private var lag = Duration.zero
  /// The moment that the clock does not pass before the first frame; `nil` while the clock runs.
  private var limit: Instant?
  /// Whether the window has been laid out and committed.
  private var isCommitted = false

  /// The longest time that passes until the first frame.
  private static let frame = Duration.seconds(1) / 60

  /// The present moment.
  var now: Instant { moment(of: CACurrentMediaTime()) }

  /// Whether a window's first frame is awaited.
  var awaitsFrame: Bool { limit != nil }

  /// Waits for the first frame of a window that opens now.
  func awaitFrame() {
    limit = now.advanced(by: Self.frame)
    isCommitted = false
  }

  /// Notes that the window is laid out and committed next.
  func commitCame() { isCommitted = true }

  /// Goes on with the first frame after the commit.
  ///
  /// UIKit calls display links before it commits
  /// (<https://developer.apple.com/documentation/uikit/uiupdateactionphase>), so a link may call
  /// while the window still has to be laid out and drawn.
  func frameCame() {
    if isCommitted { goOn() }
  }

  /// Goes on from where the clock stands; without an effect while it runs.
  func goOn() {
    guard let limit else { return }
    self.limit = nil
    let present = now
    if present > limit { lag += limit.duration(to: present) }
  }

  /// A moment in Core Animation's seconds, by this clock.
  func moment(of mediaTime: CFTimeInterval) -> Instant {
    let moment = Instant(mediaTime: mediaTime).advanced(by: .zero - lag)
    return limit.map { min(moment, $0) } ?? moment
  }

  /// A moment of this clock in Core Animation's seconds.
  func mediaTime(of moment: Instant) -> CFTimeInterval { moment.advanced(by: lag).mediaTime }
}

/// Core Animation's seconds: those since the device was started, without its sleep.
extension Instant {
  /// A moment in Core Animation's seconds.
  init(mediaTime: CFTimeInterval) {
    self.init(nanoseconds: Int64((mediaTime * 1e9).rounded()))
  }

  /// The same moment in Core Animation's seconds.
  var mediaTime: CFTimeInterval { Double(nanoseconds) / 1e9 }
}
#endif

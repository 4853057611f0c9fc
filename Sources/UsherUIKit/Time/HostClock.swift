#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The host's clock: Core Animation's clock, minus the time that windows needed to appear.
///
/// A new window isn't visible before its first frame, and half of an entrance could be over by that
/// time. Until that frame, the clock therefore advances by at most one frame.
@MainActor
final class HostClock {
  /// How far the clock is behind Core Animation's clock.
  private var lag = Duration.zero
  /// The maximum time of the clock while it waits for a window's first frame.
  ///
  /// This is `nil` if the clock isn't waiting.
  private var limit: Instant?
  /// Whether the window has been laid out and is being committed.
  private var isCommitted = false

  /// The maximum time by which the clock advances before the first frame.
  private static let frame = Duration.seconds(1) / 60

  var now: Instant { moment(of: CACurrentMediaTime()) }

  var awaitsFrame: Bool { limit != nil }

  /// Waits for the first frame of a window that is about to open.
  func awaitFrame() {
    limit = now.advanced(by: Self.frame)
    isCommitted = false
  }

  /// Records that the window has been laid out and is committed next.
  func commitCame() { isCommitted = true }

  /// Continues the clock if this is the first frame after the commit.
  ///
  /// UIKit calls display links before it commits
  /// (<https://developer.apple.com/documentation/uikit/uiupdateactionphase>). Therefore a link may
  /// fire before the window is laid out and drawn.
  func frameCame() {
    if isCommitted { goOn() }
  }

  /// Continues the clock from its current time, if it waits for a frame.
  func goOn() {
    guard let limit else { return }
    self.limit = nil
    let present = now
    if present > limit { lag += limit.duration(to: present) }
  }

  /// Converts a time of Core Animation's clock to this clock.
  func moment(of mediaTime: CFTimeInterval) -> Instant {
    let moment = Instant(mediaTime: mediaTime).advanced(by: .zero - lag)
    return limit.map { min(moment, $0) } ?? moment
  }

  /// Converts a time of this clock to Core Animation's clock.
  func mediaTime(of moment: Instant) -> CFTimeInterval { moment.advanced(by: lag).mediaTime }
}

/// Conversions of Core Animation's time: seconds since the device was started, without sleep.
extension Instant {
  init(mediaTime: CFTimeInterval) {
    self.init(nanoseconds: Int64((mediaTime * 1e9).rounded()))
  }

  var mediaTime: CFTimeInterval { Double(nanoseconds) / 1e9 }
}
#endif

#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

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

#if os(Linux) && !UIKIT_STAND_IN
@_spi(Facades) internal import Usher

extension NSLayoutConstraint {
  /// Reports a visual format that makes no constraints to the default presenter's `onProblem`, as
  /// soon as there is a presenter.
  static func reportUnreadable(_ format: String, because reason: String) {
    Presenter.withDefault { $0.report(.unreadableLayout(format: format, reason: reason)) }
  }
}
#endif

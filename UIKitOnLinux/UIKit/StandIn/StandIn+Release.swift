extension StandIn {
  /// The releases of iOS whose behavior differs.
  public enum Release: Int, Comparable, Sendable, CaseIterable {
    case iOS16 = 16
    case iOS17 = 17
    case iOS18 = 18
    case iOS26 = 26

    /// Returns whether one release is older than another.
    public static func < (one: Release, other: Release) -> Bool { one.rawValue < other.rawValue }
  }

  /// The release that the stand-in behaves like, iOS 26 by default.
  ///
  /// Conditions with `#available` always hold on Linux, so a release only changes what UIKit does.
  nonisolated(unsafe) public static var release = Release.iOS26
}

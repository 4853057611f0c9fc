internal import UsherCore

extension OverlayDuration {
  /// The time that an overlay of this lifetime needs for reading its content; zero for a lifetime
  /// that does not depend on the content, and without content.
  func readingTime(of content: OverlayContent?) -> Duration {
    switch self {
    case .timed, .infinite: .zero
    case .reading: content.map { ReadingTime($0.root).duration } ?? .zero
    }
  }
}

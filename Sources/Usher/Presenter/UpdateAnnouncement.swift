/// The choice of whether a screen reader says the words of an overlay that is updated.
///
/// What is said is said at most once in two seconds, the newest words, as
/// ``Semantics/Announcement`` describes.
///
/// ```swift
/// handle.update(.notification(title: "12 seconds left"), announces: .never)
/// ```
public enum UpdateAnnouncement: Hashable, Sendable, CaseIterable {
  /// The words are said if they have changed.
  case ifChanged
  /// The words are said even if they were said before, such as those of another failure.
  case always
  /// The words are not said, such as those of a clock.
  case never
}

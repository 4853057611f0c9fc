public import UsherCore

/// The anchors that a host follows, and what it last reported of each.
///
/// A host calls `look()` whenever an anchor may have moved, before it draws the frame.
@MainActor
public final class AnchorTracker {
  /// Returns where an anchor is.
  public var visibility: @MainActor (AnchorID) -> AnchorVisibility = { _ in .removed }
  /// Reports a change.
  public var report: @MainActor (AnchorID, AnchorVisibility) -> Void = { _, _ in }
  private var known: [AnchorID: AnchorVisibility] = [:]

  /// Makes a follower of no anchor.
  public init() {}

  /// Whether no anchor is followed.
  public var isEmpty: Bool { known.isEmpty }

  /// Reports where an anchor is, and from now on its changes.
  public func follow(_ id: AnchorID) {
    let visibility = visibility(id)
    known[id] = visibility
    report(id, visibility)
  }

  /// Reports no more about an anchor.
  public func unfollow(_ id: AnchorID) { known[id] = nil }

  /// Follows no anchor any more.
  public func end() {
    known = [:]
    report = { _, _ in }
  }

  /// Reports the anchors that have changed since the last look.
  public func look() {
    for id in known.keys.sorted() {
      // A report may end the overlay beside another anchor, which then is not followed any more.
      guard let last = known[id] else { continue }
      let visibility = visibility(id)
      guard visibility != last else { continue }
      known[id] = visibility
      report(id, visibility)
    }
  }
}

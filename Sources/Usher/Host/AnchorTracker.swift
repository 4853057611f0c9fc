public import UsherCore

/// The anchors that a host follows, and what was last reported about each.
///
/// A host calls `look()` before it draws a frame in which an anchor may have moved.
@MainActor
public final class AnchorTracker {
  /// Returns the visibility of an anchor.
  public var visibility: @MainActor (AnchorID) -> AnchorVisibility = { _ in .removed }
  /// Called to report a change.
  public var report: @MainActor (AnchorID, AnchorVisibility) -> Void = { _, _ in }
  private var known: [AnchorID: AnchorVisibility] = [:]

  /// Creates a tracker that follows no anchor.
  public init() {}

  /// Whether no anchor is being followed.
  public var isEmpty: Bool { known.isEmpty }

  /// Reports the visibility of an anchor immediately and whenever it changes.
  public func follow(_ id: AnchorID) {
    let visibility = visibility(id)
    known[id] = visibility
    report(id, visibility)
  }

  /// Stops reporting changes of an anchor.
  public func unfollow(_ id: AnchorID) { known[id] = nil }

  /// Stops following all anchors.
  public func end() {
    known = [:]
    report = { _, _ in }
  }

  /// Reports the anchors that have changed since the last call.
  public func look() {
    for id in known.keys.sorted() {
      // A report may end the overlay of another anchor, which then isn't followed anymore.
      guard let last = known[id] else { continue }
      let visibility = visibility(id)
      guard visibility != last else { continue }
      known[id] = visibility
      report(id, visibility)
    }
  }
}

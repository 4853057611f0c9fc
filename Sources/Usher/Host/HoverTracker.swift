public import UsherCore

/// The overlay under the hovering pointer, as a host tracks it.
///
/// A host calls `follow(_:in:reportingTo:)` with every move of the pointer and with every scene,
/// because an overlay may move under a pointer that stands still.
@MainActor
public final class HoverTracker {
  private var hovered: OverlayID?
  private var point: OverlayPoint?

  /// Makes a tracker without a pointer.
  public init() {}

  /// Follows the pointer to its current place, and reports which overlay is hovered if that has
  /// changed.
  ///
  /// If an overlay of a spread pile goes from under a pointer that stands still, the nearest one of
  /// the others is hovered, so that the pile stays open until the pointer moves.
  ///
  /// - Parameters:
  ///   - point: The pointer's place; `nil` if there is no pointer.
  ///   - scene: The visible scene.
  ///   - connection: The connection to report to.
  public func follow(
    _ point: OverlayPoint?, in scene: OverlayScene, reportingTo connection: HostConnection
  ) {
    let stands = hovered != nil && point == self.point
    self.point = point
    let front = point.flatMap {
      scene.hovered(at: $0) ?? (stands ? scene.nearestSpread(to: $0) : nil)
    }
    guard front != hovered else { return }
    let left = hovered
    hovered = front
    // The pointer comes before it goes, as a pile without a pointer would collapse in between.
    if let front { connection.attentionChanged(.hover, of: front, isPresent: true) }
    // The report may have moved overlays, and the pointer may be back by now.
    if let left, left != hovered { connection.attentionChanged(.hover, of: left, isPresent: false) }
  }
}

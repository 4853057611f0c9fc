public import UsherCore

/// The overlay under the hovering pointer, as a host tracks it.
///
/// A host calls `follow(_:in:reportingTo:)` with every move of the pointer and with every scene,
/// because an overlay may move under a pointer that stands still.
@MainActor
public final class HoverTracker {
  private var hovered: OverlayID?

  /// Makes a tracker without a pointer.
  public init() {}

  /// Follows the pointer to its current place, and reports which overlay is hovered if that has
  /// changed.
  ///
  /// - Parameters:
  ///   - point: The pointer's place; `nil` if there is no pointer.
  ///   - scene: The visible scene.
  ///   - connection: The connection to report to.
  public func follow(
    _ point: OverlayPoint?, in scene: OverlayScene, reportingTo connection: HostConnection
  ) {
    let front = point.flatMap { scene.hovered(at: $0) }
    guard front != hovered else { return }
    let left = hovered
    hovered = front
    if let left { connection.attentionChanged(.hover, of: left, isPresent: false) }
    // The report may have moved overlays, and the pointer may be over another one by now.
    if let front, hovered == front {
      connection.attentionChanged(.hover, of: front, isPresent: true)
    }
  }
}

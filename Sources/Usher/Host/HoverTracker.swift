public import UsherCore

/// Notices for a host what a pointer that is not down comes over, and what it leaves.
///
/// A host follows with every move of the pointer and with every scene: an overlay may come under a
/// pointer that stands still.
public struct HoverTracker: Sendable {
  private var hovered: OverlayID?

  /// Makes a tracker that knows of no pointer.
  public init() {}

  /// Follows to where the pointer is now.
  ///
  /// - Parameters:
  ///   - point: Where it is; `nil` where there is none.
  ///   - scene: What is visible.
  /// - Returns: What has to be told, in order; nothing where it is over the same overlay as before.
  public mutating func follow(_ point: Point?, in scene: OverlayScene) -> [Event] {
    let front = point.flatMap { scene.hovered(at: $0) }
    guard front != hovered else { return [] }
    defer { hovered = front }
    let left = hovered.map { Event.attentionChanged(.hover, of: $0, isPresent: false) }
    let reached = front.map { Event.attentionChanged(.hover, of: $0, isPresent: true) }
    return [left, reached].compactMap { $0 }
  }
}

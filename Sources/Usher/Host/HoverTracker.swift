public import UsherCore

/// The overlay under the hovering pointer, as a host tracks it.
///
/// A host calls `follow(_:in:)` with every move of the pointer and with every scene, because an
/// overlay may move under a pointer that stands still.
public struct HoverTracker: Sendable {
  private var hovered: OverlayID?

  /// Makes a tracker without a pointer.
  public init() {}

  /// Follows the pointer to its current place.
  ///
  /// - Parameters:
  ///   - point: The pointer's place; `nil` if there is no pointer.
  ///   - scene: The visible scene.
  /// - Returns: The events to send, in order; empty while the pointer stays over the same overlay.
  public mutating func follow(_ point: OverlayPoint?, in scene: OverlayScene) -> [OverlayEvent] {
    let front = point.flatMap { scene.hovered(at: $0) }
    guard front != hovered else { return [] }
    defer { hovered = front }
    let left = hovered.map { OverlayEvent.attentionChanged(.hover, of: $0, isPresent: false) }
    let reached = front.map { OverlayEvent.attentionChanged(.hover, of: $0, isPresent: true) }
    return [left, reached].compactMap { $0 }
  }
}

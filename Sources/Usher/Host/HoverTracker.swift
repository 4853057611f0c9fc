public import UsherCore

/// The overlay below the hovering pointer, as tracked by a host.
///
/// A host calls `follow(_:in:reportingTo:)` whenever the pointer moves, and with every scene,
/// because an overlay may move below a pointer that doesn't move.
@MainActor
public final class HoverTracker {
  private var pointer = Pointer.away
  private var point: OverlayPoint?

  /// The reported position of the pointer.
  private enum Pointer: Equatable {
    /// The pointer is not above an overlay.
    case away
    case over(OverlayID)
    /// The pointer remains where an overlay is leaving or was removed.
    case restsAfter(OverlayID)

    var overlay: OverlayID? {
      switch self {
      case .away: nil
      case .over(let id), .restsAfter(let id): id
      }
    }
  }

  /// Creates a tracker without a pointer.
  public init() {}

  /// Updates the position of the pointer, and reports the hovered overlay if it has changed.
  ///
  /// If an overlay leaves from below a pointer that doesn't move, it remains hovered, even after it
  /// was removed. This ends when another overlay is below the pointer or the pointer moves. If an
  /// overlay of a list or a spread stack moves away from the pointer, the nearest overlay of the
  /// list is hovered instead, so that the stack stays open.
  ///
  /// - Parameters:
  ///   - point: The position of the pointer, or `nil` if there is no pointer.
  ///   - scene: The visible scene.
  ///   - connection: The connection for the reports.
  public func follow(
    _ point: OverlayPoint?, in scene: OverlayScene, reportingTo connection: HostConnection
  ) {
    let stands = point == self.point
    self.point = point
    let known = pointer
    pointer = point.map { place(of: $0, in: scene, stands: stands) } ?? .away
    guard pointer != known else { return }
    // Entering is reported before leaving, because a stack without a pointer would collapse in
    // between.
    if case .over(let front) = pointer {
      connection.attentionChanged(.hover, of: front, isPresent: true)
    }
    // The report may have moved overlays, so that the pointer may be above the old overlay again.
    if let left = known.overlay, left != pointer.overlay {
      connection.attentionChanged(.hover, of: left, isPresent: false)
    }
  }

  private func place(of point: OverlayPoint, in scene: OverlayScene, stands: Bool) -> Pointer {
    if let front = scene.front(at: point) { return .over(front) }
    if stands, let known = pointer.overlay,
      !scene.overlays.contains(where: { $0.id == known && $0.acceptsInput })
    {
      return .restsAfter(known)
    }
    let near =
      scene.hovered(at: point)
      ?? (stands && pointer != .away ? scene.nearestSpread(to: point) : nil)
    return near.map { .over($0) } ?? .away
  }
}

public import UsherCore

/// The overlay under the hovering pointer, as a host tracks it.
///
/// A host calls `follow(_:in:reportingTo:)` with every move of the pointer and with every scene,
/// because an overlay may move under a pointer that stands still.
@MainActor
public final class HoverTracker {
  private var pointer = Pointer.away
  private var point: OverlayPoint?

  /// The pointer, as it was reported.
  private enum Pointer: Equatable {
    /// The pointer is over no overlay.
    case away
    /// The pointer is over an overlay.
    case over(OverlayID)
    /// The pointer rests where an overlay leaves, or where one was.
    case restsAfter(OverlayID)

    var overlay: OverlayID? {
      switch self {
      case .away: nil
      case .over(let id), .restsAfter(let id): id
      }
    }
  }

  /// Makes a tracker without a pointer.
  public init() {}

  /// Follows the pointer to its current place, and reports which overlay is hovered if that has
  /// changed.
  ///
  /// If an overlay leaves from under a pointer that stands still, it stays hovered, also after it
  /// has gone, until another one comes under the pointer or the pointer moves. If an overlay of a
  /// list or a spread stack moves away from under the pointer, the nearest one of the list is
  /// hovered, so that the stack stays open.
  ///
  /// - Parameters:
  ///   - point: The pointer's place; `nil` if there is no pointer.
  ///   - scene: The visible scene.
  ///   - connection: The connection to report to.
  public func follow(
    _ point: OverlayPoint?, in scene: OverlayScene, reportingTo connection: HostConnection
  ) {
    let stands = point == self.point
    self.point = point
    let known = pointer
    pointer = point.map { place(of: $0, in: scene, stands: stands) } ?? .away
    guard pointer != known else { return }
    // The pointer comes before it goes, as a stack without a pointer would collapse in between.
    if case .over(let front) = pointer {
      connection.attentionChanged(.hover, of: front, isPresent: true)
    }
    // The report may have moved overlays, and the pointer may be back by now.
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

/// A host's report about an anchor.
public enum AnchorVisibility: Hashable, Sendable {
  /// The anchor lies in a rectangle of the viewport, of which the part inside `clip` can be seen,
  /// such as the visible part of a list.
  ///
  /// An anchor wholly outside of `clip` is hidden.
  case visible(OverlayRect, clip: OverlayRect)
  /// The anchor is there and cannot be seen, as on a page that is not shown.
  case hidden
  /// The anchor is not there any more, or never was.
  case removed

  /// Returns the visibility of an anchor in a rectangle of the viewport, of which the part inside
  /// all of `clips` can be seen, such as the frames of the views that cut it off; hidden if these
  /// have nothing in common.
  public static func visible(_ frame: OverlayRect, within clips: [OverlayRect]) -> AnchorVisibility
  {
    guard var clip = clips.first else { return .visible(frame, clip: frame) }
    for next in clips.dropFirst() {
      guard let part = clip.intersection(next) else { return .hidden }
      clip = part
    }
    return .visible(frame, clip: clip)
  }

  /// Whether every number is within 1e9 points and no side is negative.
  var isUsable: Bool {
    switch self {
    case .visible(let frame, let clip): Obstruction(frame).isUsable && Obstruction(clip).isUsable
    case .hidden, .removed: true
    }
  }
}

extension AnchorVisibility {
  /// The part of the anchor that can be seen; `nil` for none.
  public var visibleFrame: OverlayRect? {
    switch self {
    case .visible(let frame, let clip): frame.intersection(clip)
    case .hidden, .removed: nil
    }
  }
}

/// The engine's knowledge of an anchor that a shown overlay lies beside.
package struct AnchorState: Equatable, Sendable {
  /// The visible part of the anchor, or the last one; before the first report, the place
  /// that the overlay comes from, or empty.
  package private(set) var frame: OverlayRect
  package private(set) var condition = Condition.unknown

  /// Makes the state of an anchor of which nothing is known yet, and whose overlay comes from a
  /// place; `nil` for none.
  init(from place: OverlayRect? = nil) {
    frame = place ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// Whether the anchor can be seen.
  package enum Condition: Equatable, Sendable, CaseIterable {
    /// The user can see at least a part of it.
    case seen
    /// The anchor is there, and cannot be seen.
    case hidden
    /// The anchor is not there.
    case gone
    /// Nothing has been reported yet.
    case unknown
  }

  /// Takes over a report.
  mutating func follow(_ visibility: AnchorVisibility) {
    switch visibility {
    case .removed: condition = .gone
    case .hidden: condition = .hidden
    case .visible(let whole, let clip):
      guard let visible = whole.intersection(clip) else {
        condition = .hidden
        return
      }
      (frame, condition) = (visible, .seen)
    }
  }
}

extension AnchorState {
  /// Restores a state from its stored values.
  package init(frame: OverlayRect, condition: Condition) {
    self.frame = frame
    self.condition = condition
  }
}

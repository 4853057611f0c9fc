/// A host's report about an anchor.
public enum AnchorVisibility: Hashable, Sendable {
  /// The anchor is in this rectangle of the viewport.
  ///
  /// Only the part inside `clip` is visible.
  ///
  /// For example, `clip` is the visible part of a list. An anchor outside `clip` is hidden.
  case visible(OverlayRect, clip: OverlayRect)
  /// The anchor exists but is invisible, for example on a page that isn't shown.
  case hidden
  /// The anchor was removed, or never existed.
  case removed

  /// Returns the visibility of an anchor that is clipped by several rectangles.
  ///
  /// The clips are, for example, the frames of the views around it. If they have no common area,
  /// the anchor is hidden.
  public static func visible(_ frame: OverlayRect, within clips: [OverlayRect]) -> AnchorVisibility
  {
    guard var clip = clips.first else { return .visible(frame, clip: frame) }
    for next in clips.dropFirst() {
      guard let part = clip.intersection(next) else { return .hidden }
      clip = part
    }
    return .visible(frame, clip: clip)
  }

  /// Whether all numbers are within 1e9 points and all sides are at least 0.
  var isUsable: Bool {
    switch self {
    case .visible(let frame, let clip): Obstruction(frame).isUsable && Obstruction(clip).isUsable
    case .hidden, .removed: true
    }
  }
}

extension AnchorVisibility {
  /// The visible part of the anchor, or `nil`.
  public var visibleFrame: OverlayRect? {
    switch self {
    case .visible(let frame, let clip): frame.intersection(clip)
    case .hidden, .removed: nil
    }
  }
}

/// The engine's information about an anchor of a shown overlay.
package struct AnchorState: Equatable, Sendable {
  /// The visible part of the anchor, or the last visible part.
  ///
  /// Before the first report, it is the overlay's previous place, or empty.
  package private(set) var frame: OverlayRect
  package private(set) var condition = Condition.unknown

  /// Creates the state of an unreported anchor whose overlay comes from `place`, if any.
  init(from place: OverlayRect? = nil) {
    frame = place ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The last reported condition of an anchor.
  package enum Condition: Equatable, Sendable, CaseIterable {
    /// A part of the anchor is visible.
    case seen
    /// The anchor exists but is invisible.
    case hidden
    /// The anchor doesn't exist.
    case gone
    /// The anchor hasn't been reported yet.
    case unknown
  }

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
  package init(frame: OverlayRect, condition: Condition) {
    self.frame = frame
    self.condition = condition
  }
}

/// A host's report about an anchor.
public enum AnchorVisibility: Hashable, Sendable {
  /// The anchor is in this rectangle of the viewport, and visible only inside `clip`.
  ///
  /// For example, `clip` is the visible part of a list. An anchor outside `clip` is hidden.
  case visible(OverlayRect, clip: OverlayRect)
  /// The anchor exists but is invisible, for example on a page that isn't shown.
  case hidden
  /// The anchor was removed, or never existed.
  case removed

  /// Returns the visibility of an anchor that is clipped, for example by the frames of several
  /// views.
  ///
  /// If there are no clips, the whole anchor is visible. If the clips have no common area, the
  /// anchor is hidden.
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
  /// The visible part of the anchor, or `nil` if it is hidden or removed.
  public var visibleFrame: OverlayRect? {
    switch self {
    case .visible(let frame, let clip): frame.intersection(clip)
    case .hidden, .removed: nil
    }
  }
}

package struct AnchorState: Equatable, Sendable {
  /// The visible part of the anchor, or its last visible part if the anchor is hidden or removed.
  ///
  /// Before the first report, it is the overlay's previous place, or empty if there is none.
  package private(set) var frame: OverlayRect
  package private(set) var condition = Condition.unknown

  /// Creates the state of an anchor that hasn't been reported yet.
  ///
  /// `place` is the overlay's previous place.
  init(from place: OverlayRect? = nil) {
    frame = place ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
  }

  package enum Condition: Equatable, Sendable, CaseIterable {
    /// A part of the anchor is visible.
    case seen
    /// The anchor exists but is invisible.
    case hidden
    /// The anchor was removed, or never existed.
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

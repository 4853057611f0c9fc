#if GTK && os(Linux)
internal import Usher

/// The kind of motion that a card makes between two scenes.
///
/// The motion determines whether the card is drawn from a texture.
///
/// Textures only save time, and the user should see no difference. If a card only slides, GTK moves
/// its recording. If a card is scaled, rotated or faded, GTK redraws the card with its shadow in
/// each frame, which takes most of the frame's time. GTK also redraws many cards that slide at the
/// same time, because it treats the first, the last and everything between as one changed range. In
/// these cases, a texture is faster. Otherwise, a texture would only cost memory and some
/// sharpness.
enum CardMotion: Equatable {
  /// The card doesn't move, has arrived, or was not visible before.
  case none
  /// Only the card's position changes.
  case slide
  /// The card's scale, rotation or opacity changes.
  case change

  /// The maximum number of sliding cards without textures.
  private static let maximumSlideCount = 3

  init(from old: PlacedOverlay?, to new: PlacedOverlay?) {
    guard let old, let new, !new.isInPlace else {
      self = .none
      return
    }
    if old.changes(to: new) {
      self = .change
    } else if old.offset != new.offset || old.frame.origin != new.frame.origin {
      self = .slide
    } else {
      self = .none
    }
  }

  /// Whether a card can move from one scene to the next with a new transform, without a layout.
  ///
  /// Any other change to a card requires a layout. If a card moves under the pointer, a layout is
  /// also required, because GTK updates the widget under the pointer only after a layout. On X11, a
  /// layout takes a quarter of the frame, because GTK asks the server for the maximum window size
  /// each time.
  static func suffices(
    from old: PlacedOverlay?, to new: PlacedOverlay?, under pointer: OverlayPoint?
  ) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    guard new.isMoved(from: old), (old.scale > 0) == (new.scale > 0) else { return false }
    guard let pointer, old.changes(to: new) || old.offset != new.offset || old.frame != new.frame
    else { return true }
    return !old.contains(pointer) && !new.contains(pointer)
  }

  /// Returns whether drawing from a texture saves time.
  ///
  /// - Parameters:
  ///   - movingCount: The number of moving cards, including this card.
  ///   - isFrozen: Whether the card is already drawn from a texture. A sliding card keeps its
  ///     texture until it stops, so its sharpness changes only once.
  /// - Returns: Whether a texture saves time.
  func isWorthATexture(movingCount: Int, isFrozen: Bool) -> Bool {
    switch self {
    case .none: false
    case .slide: isFrozen || movingCount > Self.maximumSlideCount
    case .change: true
    }
  }
}

extension PlacedOverlay {
  /// Whether the overlay is drawn in its frame without scale, rotation or transparency.
  fileprivate var isInPlace: Bool {
    offset == .zero && scale == 1 && rotation == 0 && opacity == 1
  }

  fileprivate func changes(to other: PlacedOverlay) -> Bool {
    (scale, rotation, opacity) != (other.scale, other.rotation, other.opacity)
  }
}
#endif

#if GTK && os(Linux)
internal import Usher

/// A card's kind of motion between two scenes, which decides whether the card is drawn from a
/// texture.
///
/// Textures only save time; the user should see no difference. GTK moves a card that only slides as
/// it was recorded. A card that is scaled, turned or faded is redrawn in each frame, shadow
/// included, which takes most of the frame's time. The same holds for many cards that slide at
/// once, because GTK redraws the first, the last and everything between them as one changed range.
/// In these cases a texture pays off; otherwise it would only cost memory and a little sharpness.
enum CardMotion: Equatable {
  /// The card stands still, has arrived, or was not visible before.
  case none
  /// Only the card's place changes.
  case slide
  /// The card is scaled, turned or faded.
  case change

  /// The greatest number of cards that slide at once without textures.
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

  /// Whether a new transform alone takes a card from one scene to the next, without a layout.
  ///
  /// A card that changes otherwise needs a layout. So does a card that moves under the pointer,
  /// because GTK looks for the widget under the pointer only after a layout. Any other layout is
  /// avoided: on X11 it takes a quarter of the frame, since GTK asks the server each time how large
  /// the window may be.
  static func suffices(
    from old: PlacedOverlay?, to new: PlacedOverlay?, under pointer: OverlayPoint?
  ) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    guard new.isMoved(from: old), (old.scale > 0) == (new.scale > 0) else { return false }
    guard let pointer, old.changes(to: new) || old.offset != new.offset || old.frame != new.frame
    else { return true }
    return !old.contains(pointer) && !new.contains(pointer)
  }

  /// Whether a card with this motion is drawn from a texture.
  ///
  /// - Parameters:
  ///   - movingCount: The number of moving cards, this one included.
  ///   - isFrozen: Whether the card is already drawn from a texture. A sliding card then stays so
  ///     until it stands still, so that its sharpness changes once and not at the end of each part
  ///     of the motion.
  /// - Returns: Whether a texture pays off.
  func isWorthATexture(movingCount: Int, isFrozen: Bool) -> Bool {
    switch self {
    case .none: false
    case .slide: isFrozen || movingCount > Self.maximumSlideCount
    case .change: true
    }
  }
}

extension PlacedOverlay {
  /// Whether the overlay is drawn in its frame, as large as it is, upright and opaque.
  fileprivate var isInPlace: Bool {
    offset == .zero && scale == 1 && rotation == 0 && opacity == 1
  }

  /// Whether the overlay is scaled, turned or faded in another way than `other`.
  fileprivate func changes(to other: PlacedOverlay) -> Bool {
    (scale, rotation, opacity) != (other.scale, other.rotation, other.opacity)
  }
}
#endif

#if GTK
internal import Usher

/// How a card moves from one scene to the next, and so whether it is drawn from a texture meanwhile.
///
/// This is drawing technique and nothing a person should notice. A card that only slides is moved by
/// GTK as it was drawn. One that is scaled, turned or faded is drawn anew in each frame, its shadow
/// included, which takes most of the time; so are many that slide at once, since what has changed
/// between the first and the last of them is drawn anew as one. There a texture pays, and otherwise it
/// would only cost memory and a little sharpness.
enum CardMotion: Equatable {
  /// It stands still, has arrived, or was not seen before.
  case none
  /// Only its place changes.
  case slide
  /// It is scaled, turned or faded.
  case change

  /// As many may slide at once without a texture.
  private static let greatestSlideCount = 3

  init(from old: PlacedOverlay?, to new: PlacedOverlay?) {
    guard let old, let new, !new.isAtRest else {
      self = .none
      return
    }
    if old.scale != new.scale || old.rotation != new.rotation || old.opacity != new.opacity {
      self = .change
    } else if old.offset != new.offset || old.frame.origin != new.frame.origin {
      self = .slide
    } else {
      self = .none
    }
  }

  /// Whether a card gets from one scene to the next by another transform alone.
  ///
  /// One that changes otherwise is laid out, and so is one that moves under a pointer: GTK looks anew for
  /// what that is over after a layout alone. Any other layout would be in vain, and on X11 it takes a
  /// quarter of the frame, since GTK asks the server each time how large the window may be.
  static func suffices(
    from old: PlacedOverlay?, to new: PlacedOverlay?, under pointer: Point?
  ) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    guard old.frame.size == new.frame.size, old.bleed == new.bleed,
      (old.scale > 0) == (new.scale > 0),
      old.acceptsInput == new.acceptsInput
    else { return false }
    guard let pointer, old.currentFrame != new.currentFrame || old.rotation != new.rotation else {
      return true
    }
    return !old.contains(pointer) && !new.contains(pointer)
  }

  /// Whether a card that moves like this is to be drawn from a texture.
  ///
  /// - Parameters:
  ///   - movingCount: How many cards move, this one included.
  ///   - isFrozen: Whether it is drawn from one already: then it is until it stands still, so that it
  ///     changes its sharpness once and not whenever a part of its motion ends.
  /// - Returns: The answer.
  func isWorthATexture(movingCount: Int, isFrozen: Bool) -> Bool {
    switch self {
    case .none: false
    case .slide: isFrozen || movingCount > Self.greatestSlideCount
    case .change: true
    }
  }
}

extension PlacedOverlay {
  /// Whether it is drawn where it rests, as it is.
  fileprivate var isAtRest: Bool {
    offset == .zero && scale == 1 && rotation == 0 && opacity == 1
  }
}
#endif

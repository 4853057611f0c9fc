extension Overlay {
  /// Returns the sizes that the overlay may take in `viewport`.
  func proposal(in viewport: Viewport) -> SizeProposal {
    let width = size.bounds(
      along: .horizontal, room: roomLeft(along: .horizontal, in: viewport), in: viewport)
    let height = size.bounds(
      along: .vertical, room: roomLeft(along: .vertical, in: viewport), in: viewport)
    return SizeProposal(
      minimumWidth: width.least, maximumWidth: width.most,
      minimumHeight: height.least, maximumHeight: height.most)
  }

  /// Returns the frame in which an overlay of the given size rests in `viewport`, clear of
  /// obstructions to avoid.
  func restingFrame(of size: Size, in viewport: Viewport) -> Rect {
    let frame = Rect(
      origin: Point(
        x: anchor(along: .horizontal, in: viewport).position(
          of: size.width, in: room(along: .horizontal, in: viewport)),
        y: anchor(along: .vertical, in: viewport).position(
          of: size.height, in: room(along: .vertical, in: viewport))),
      size: size)
    return clear(frame, in: viewport)
  }

  /// Returns the span that the safe area and the margins leave along `axis`.
  func room(along axis: Axis, in viewport: Viewport) -> Span {
    reserved(in: viewport).span(of: viewport.size, along: axis)
  }

  /// Returns the overlay's anchor in its room along `axis`.
  func anchor(along axis: Axis, in viewport: Viewport) -> Anchor {
    placement.anchor(along: axis, in: viewport.layoutDirection)
  }

  /// Returns the distance that hides the overlay over `edge`, from its resting frame; negative
  /// upwards and to the left.
  ///
  /// The overlay is rotated clockwise by `turn` radians. With `withShadow`, the shadow is hidden,
  /// too, as for exits; an entrance starts with the background just out of sight, because waiting
  /// for the shadow to pass would delay it.
  func distanceOut(
    of viewport: Viewport, over edge: Rect.Edge, from frame: Rect, turned turn: Double = 0,
    withShadow: Bool
  ) -> Double {
    let clearance = withShadow ? overhang * Math.squareWidth(turnedBy: turn) : 0
    let background = frame.outset(by: bleed(at: frame, in: viewport))
      .turned(by: turn, about: frame.center)
    return switch edge {
    case .top: -(background.maxY + clearance)
    case .left: -(background.maxX + clearance)
    case .bottom: viewport.size.height - background.minY + clearance
    case .right: viewport.size.width - background.minX + clearance
    }
  }

  /// Returns the edge over which the overlay is out of sight at `offset` from `frame`; `nil` if it
  /// can still be seen.
  func edgeCrossed(
    by offset: Vector, from frame: Rect, in viewport: Viewport, withShadow: Bool
  ) -> Rect.Edge? {
    Rect.Edge.allCases.first { edge in
      let distance = distanceOut(of: viewport, over: edge, from: frame, withShadow: withShadow)
      return offset[edge.axis] * edge.sign >= distance * edge.sign
    }
  }

  /// Returns the insets that the safe area and the margins reserve.
  func reserved(in viewport: Viewport) -> Insets {
    switch safeArea {
    case .respected, .filled: viewport.safeArea + margins
    case .merged: viewport.safeArea.wider(margins)
    case .overridden: margins
    }
  }
}

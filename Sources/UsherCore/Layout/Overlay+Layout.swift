extension Overlay {
  /// The sizes it may take in `viewport`.
  func proposal(in viewport: Viewport) -> SizeProposal {
    let width = size.bounds(
      along: .horizontal, room: roomLeft(along: .horizontal, in: viewport), in: viewport)
    let height = size.bounds(
      along: .vertical, room: roomLeft(along: .vertical, in: viewport), in: viewport)
    return SizeProposal(
      minimumWidth: width.least, maximumWidth: width.most,
      minimumHeight: height.least, maximumHeight: height.most)
  }

  /// Where it rests in `viewport` at `size`: at its own edges or centered between them, and clear of
  /// what it avoids.
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

  /// What the safe area and its margins leave it along `axis`.
  func room(along axis: Axis, in viewport: Viewport) -> Span {
    reserved(in: viewport).span(of: viewport.size, along: axis)
  }

  /// Where along `axis` it rests in its room.
  func anchor(along axis: Axis, in viewport: Viewport) -> Anchor {
    placement.anchor(along: axis, in: viewport.layoutDirection)
  }

  /// How far it must move, along the axis of `edge`, to be out of sight over `edge` from where it rests
  /// at `frame`, `turned` clockwise by so many radians; negative upwards and to the left.
  ///
  /// Its background must leave, and on its way out its shadow as well. On its way in it starts where its
  /// surface is just out of sight: a wait for the shadow to pass by first would be a wait for nothing.
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

  /// The edge it has left over where it is `offset` away from `frame`; `nil` while it can be seen.
  func edgeCrossed(
    by offset: Vector, from frame: Rect, in viewport: Viewport, withShadow: Bool
  ) -> Rect.Edge? {
    Rect.Edge.allCases.first { edge in
      let distance = distanceOut(of: viewport, over: edge, from: frame, withShadow: withShadow)
      return offset[edge.axis] * edge.sign >= distance * edge.sign
    }
  }

  /// What the safe area and its margins keep from it at each edge.
  func reserved(in viewport: Viewport) -> Insets {
    switch safeArea {
    case .respected, .filled: viewport.safeArea + margins
    case .merged: viewport.safeArea.wider(margins)
    case .overridden: margins
    }
  }
}

extension OverlayConfiguration {
  /// Returns the sizes that the overlay may take in `viewport`.
  func proposal(in viewport: OverlayViewport) -> SizeProposal {
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
  func restingFrame(of size: OverlaySize, in viewport: OverlayViewport) -> OverlayRect {
    let frame = OverlayRect(
      origin: OverlayPoint(
        x: alignment(along: .horizontal, in: viewport).position(
          of: size.width, in: room(along: .horizontal, in: viewport)),
        y: alignment(along: .vertical, in: viewport).position(
          of: size.height, in: room(along: .vertical, in: viewport))),
      size: size)
    return clear(frame, in: viewport)
  }

  /// Returns the span that the safe area and the margins leave along `axis`.
  func room(along axis: Axis, in viewport: OverlayViewport) -> Span {
    reserved(in: viewport).span(of: viewport.size, along: axis)
  }

  /// Returns the overlay's alignment in its room along `axis`, from left to right or from top to
  /// bottom.
  func alignment(along axis: Axis, in viewport: OverlayViewport) -> Anchoring.Alignment {
    placement.alignment(along: axis, in: viewport.layoutDirection)
  }

  /// Returns the distance that hides the overlay over `edge`, from its resting frame; negative
  /// upwards and to the left.
  ///
  /// The overlay is rotated clockwise by `turn` radians. With `withShadow`, the shadow is hidden,
  /// too, as for exits; an entrance starts with the background just out of sight, because waiting
  /// for the shadow to pass would delay it.
  func distanceOut(
    of viewport: OverlayViewport, over edge: OverlayRect.Edge, from frame: OverlayRect,
    turned turn: Double = 0,
    withShadow: Bool
  ) -> Double {
    let clearance = withShadow ? overhang * Math.squareWidth(turnedBy: turn) : 0
    let background = frame.outset(by: bleed(at: frame, in: viewport))
      .turned(by: turn, about: frame.center)
    let area = viewport.span(along: edge.axis)
    return switch edge {
    case .top: area.start - background.maxY - clearance
    case .left: area.start - background.maxX - clearance
    case .bottom: area.end - background.minY + clearance
    case .right: area.end - background.minX + clearance
    }
  }

  /// Returns the edge over which the overlay is out of sight at `offset` from `frame`; `nil` if it
  /// can still be seen.
  func edgeCrossed(
    by offset: Vector, from frame: OverlayRect, in viewport: OverlayViewport, withShadow: Bool
  ) -> OverlayRect.Edge? {
    OverlayRect.Edge.allCases.first { edge in
      let distance = distanceOut(of: viewport, over: edge, from: frame, withShadow: withShadow)
      return offset[edge.axis] * edge.sign >= distance * edge.sign
    }
  }

  /// Returns the insets that the safe area and the margins reserve.
  func reserved(in viewport: OverlayViewport) -> Insets {
    switch safeArea {
    case .respected, .filled: viewport.inset + viewport.safeArea + margins
    case .merged: viewport.inset + viewport.safeArea.wider(margins)
    case .overridden: viewport.inset + margins
    }
  }
}

extension OverlayConfiguration {
  /// Returns the distance that the overlay's background extends beyond `frame` at each edge, in
  /// points.
  ///
  /// With `filled`, the background extends by the depth of the safe area at each edge where the
  /// overlay rests or that it touches, and never over a margin (SwiftEntryKit's `fillSafeArea`,
  /// which also did so below a centered entry). At the edges where the overlay rests, the buffer is
  /// added (OwlBanners' buffer zone). An edge that an obstruction keeps the overlay away from gets
  /// neither.
  func bleed(at frame: OverlayRect, in viewport: OverlayViewport) -> Insets {
    guard anchor == nil, safeArea == .filled || buffer > 0 else { return .zero }
    let distances = Insets(
      top: frame.minY, left: frame.minX, bottom: viewport.size.height - frame.maxY,
      right: viewport.size.width - frame.maxX)
    func reach(beyond edge: OverlayRect.Edge) -> Double {
      let inset = viewport.safeArea[edge]
      let room = reserved(in: viewport)[edge]
      let rests =
        placement.rests(at: edge, in: viewport.layoutDirection)
        && distances[edge] < room + Self.touch
      let fills =
        safeArea == .filled
        && (rests || distances[edge] < viewport.inset[edge] + inset + Self.touch)
      return (fills ? max(inset, 0) : 0) + (rests ? buffer : 0)
    }
    return Insets(
      top: reach(beyond: .top), left: reach(beyond: .left), bottom: reach(beyond: .bottom),
      right: reach(beyond: .right))
  }

  /// The distance up to which an overlay touches an edge, in points, because hosts may round to
  /// whole points.
  private static let touch = 1.0
}

extension Anchoring.Alignment {
  /// Whether `span` contains the line on which an overlay is aligned in `room`, whatever the
  /// overlay's length.
  func isCovered(by span: Span, in room: Span) -> Bool {
    let place = position(of: 0, in: room)
    return switch self {
    case .start, .center: span.start <= place && place < span.end
    case .end: span.start < place && place <= span.end
    }
  }
}

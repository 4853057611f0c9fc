extension OverlayConfiguration {
  func proposal(in viewport: OverlayViewport) -> SizeProposal {
    let width = size.bounds(
      along: .horizontal, room: roomLeft(along: .horizontal, in: viewport), in: viewport)
    let height =
      currentDetent(in: viewport).map { (least: $0.height, most: $0.height) }
      ?? size.bounds(
        along: .vertical, room: roomLeft(along: .vertical, in: viewport), in: viewport)
    return SizeProposal(
      minimumWidth: width.least, maximumWidth: width.most,
      minimumHeight: height.least, maximumHeight: height.most)
  }

  /// Returns the resting frame of an overlay with this size, moved away from obstructions.
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

  /// Returns the span of the viewport inside the safe area and margins, along `axis`.
  func room(along axis: Axis, in viewport: OverlayViewport) -> Span {
    reserved(in: viewport).span(of: viewport.size, along: axis)
  }

  func alignment(along axis: Axis, in viewport: OverlayViewport) -> Anchoring.Alignment {
    placement.alignment(along: axis, in: viewport.layoutDirection)
  }

  /// Returns the signed distance by which the overlay must move from its resting frame to be hidden
  /// beyond `edge`.
  ///
  /// `turn` is the clockwise rotation in radians. If `withShadow` is `true`, as in exits, the
  /// shadow is also hidden. In entrances it isn't, because the overlay would become visible later.
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

  /// Returns the edge beyond which the overlay is invisible at `offset` from `frame`.
  ///
  /// Returns `nil` if the overlay is at least partly visible.
  func edgeCrossed(
    by offset: Vector, from frame: OverlayRect, in viewport: OverlayViewport, withShadow: Bool
  ) -> OverlayRect.Edge? {
    OverlayRect.Edge.allCases.first { edge in
      let distance = distanceOut(of: viewport, over: edge, from: frame, withShadow: withShadow)
      return offset[edge.axis] * edge.sign >= distance * edge.sign
    }
  }

  /// Returns the insets that the safe area, the margins and the overlay's region reserve together.
  func reserved(in viewport: OverlayViewport) -> Insets {
    switch safeArea {
    case .respected, .filled: viewport.inset + viewport.safeArea + margins
    case .merged: viewport.inset + viewport.safeArea.wider(margins)
    case .overridden: viewport.inset + margins
    }
  }
}

extension OverlayConfiguration {
  /// Returns the distance by which the background extends beyond `frame` at each edge, in points.
  ///
  /// If `safeArea` is `filled`, the background fills the safe area at each edge at which the
  /// overlay rests, or whose safe area it touches. It doesn't cover margins. (SwiftEntryKit's
  /// `fillSafeArea` also extends below a centered entry.)
  ///
  /// At edges at which the overlay rests, `buffer` is added, like OwlBanners' buffer zone. If an
  /// obstruction pushes the overlay away from an edge, the background doesn't extend beyond that
  /// edge.
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

  /// The maximum distance at which an overlay is treated as touching an edge, in points.
  ///
  /// It isn't 0 because hosts may round positions.
  private static let touch = 1.0
}

extension Anchoring.Alignment {
  /// Whether `span` contains the line on which overlays of any length are aligned in `room`.
  ///
  /// For `start`, for example, this line is the start of `room`.
  func isCovered(by span: Span, in room: Span) -> Bool {
    let place = position(of: 0, in: room)
    return switch self {
    case .start, .center: span.start <= place && place < span.end
    case .end: span.start < place && place <= span.end
    }
  }
}

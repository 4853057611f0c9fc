extension OverlayConfiguration {
  /// Returns the length of the room along `axis` that obstructions leave for the overlay.
  ///
  /// An obstruction reduces the room only if it covers the line on which overlays of any size rest.
  /// Other obstructions move the overlay without shrinking it.
  func roomLeft(along axis: Axis, in viewport: OverlayViewport) -> Double {
    let room = room(along: axis, in: viewport)
    guard case .avoided(let spacing, let resistance) = obstructions else { return room.length }
    let across = axis.across
    let (line, lineRoom) = (
      alignment(along: across, in: viewport), self.room(along: across, in: viewport)
    )
    var limits = Limits()
    for obstruction in viewport.obstructions
    where obstruction.edge.axis == axis && obstruction.overlaps(viewport.bounds) {
      guard line.isCovered(by: obstruction.frame.span(along: across), in: lineRoom) else {
        continue
      }
      limits.heed(obstruction, spacing: spacing)
    }
    let stops = stops(along: axis, resistance: resistance, in: viewport)
    let limit = limits.span(along: axis)
    let alignment = alignment(along: axis, in: viewport)
    var left = Span(start: max(room.start, limit.start), end: min(room.end, limit.end))
    if limit.end < room.end {
      // An overlay that is aligned away from the obstruction isn't pushed, so the stop doesn't
      // reduce its room.
      let start = alignment == .start ? min(room.start, stops.start) : stops.start
      left.start = max(start, limit.start)
    }
    if limit.start > room.start {
      let end = alignment == .end ? max(room.end, stops.end) : stops.end
      left.end = min(end, limit.end)
    }
    return min(left.length, room.length)
  }

  /// Returns `frame` after moving it away from obstructions.
  func clear(_ frame: OverlayRect, in viewport: OverlayViewport) -> OverlayRect {
    guard case .avoided(let spacing, let resistance) = obstructions else { return frame }
    let present = viewport.obstructions.filter { $0.overlaps(viewport.bounds) }
    var (limits, cleared) = (Limits(), frame)
    // A moved overlay may reach further obstructions. Each round adds at least one obstruction.
    for _ in present {
      let known = limits
      for obstruction in present where obstruction.covers(cleared, spacing: spacing) {
        limits.heed(obstruction, spacing: spacing)
      }
      guard limits != known else { break }
      cleared = frame.moved(
        by: Vector(
          dx: way(
            along: .horizontal, from: frame, limits: limits, resistance: resistance, in: viewport),
          dy: way(
            along: .vertical, from: frame, limits: limits, resistance: resistance, in: viewport)))
    }
    return cleared
  }

  /// Returns the area for an anchored overlay: the viewport without safe area, margins and
  /// obstructions.
  func roomBeside(in viewport: OverlayViewport) -> OverlayRect {
    var limits = Limits(
      horizontal: room(along: .horizontal, in: viewport),
      vertical: room(along: .vertical, in: viewport))
    if case .avoided(let spacing, _) = obstructions {
      for obstruction in viewport.obstructions where obstruction.overlaps(viewport.bounds) {
        limits.heed(obstruction, spacing: spacing)
      }
    }
    let (across, down) = (limits.horizontal, limits.vertical)
    return OverlayRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// Returns the signed distance along `axis` by which obstructions at both ends push the overlay.
  private func way(
    along axis: Axis, from frame: OverlayRect, limits: Limits, resistance: Double?,
    in viewport: OverlayViewport
  ) -> Double {
    let (span, limit) = (frame.span(along: axis), limits.span(along: axis))
    let stops = stops(along: axis, resistance: resistance, in: viewport)
    var way = 0.0
    // If the overlay is already beyond the stop, the obstruction doesn't pull it back.
    if span.end > limit.end { way += min(max(limit.end - span.end, stops.start - span.start), 0) }
    if span.start < limit.start {
      way += max(min(limit.start - span.start, stops.end - span.end), 0)
    }
    return way
  }

  /// Returns the span out of which obstructions can't push an overlay, along `axis`.
  private func stops(along axis: Axis, resistance: Double?, in viewport: OverlayViewport) -> Span {
    guard let resistance else { return room(along: axis, in: viewport) }
    let area = viewport.span(along: axis)
    return Span(start: area.start + resistance, end: area.end - resistance)
  }
}

/// The area that remains between the obstructions that were added so far.
private struct Limits: Equatable {
  private(set) var horizontal = Span.endless
  private(set) var vertical = Span.endless

  mutating func heed(_ obstruction: Obstruction, spacing: Double) {
    let frame = obstruction.frame
    switch obstruction.edge {
    case .top: vertical.start = max(vertical.start, frame.maxY + spacing)
    case .left: horizontal.start = max(horizontal.start, frame.maxX + spacing)
    case .bottom: vertical.end = min(vertical.end, frame.minY - spacing)
    case .right: horizontal.end = min(horizontal.end, frame.minX - spacing)
    }
  }

  func span(along axis: Axis) -> Span {
    switch axis {
    case .horizontal: horizontal
    case .vertical: vertical
    }
  }
}

extension Obstruction {
  fileprivate func overlaps(_ other: OverlayRect) -> Bool {
    frame.size.width > 0 && frame.size.height > 0 && frame.minX < other.maxX
      && other.minX < frame.maxX && frame.minY < other.maxY && other.minY < frame.maxY
  }

  /// Whether part of `other` is closer than `spacing`, or between the obstruction and its edge.
  fileprivate func covers(_ other: OverlayRect, spacing: Double) -> Bool {
    let (mine, its) = (frame.span(along: edge.axis.across), other.span(along: edge.axis.across))
    guard mine.start < its.end && its.start < mine.end else { return false }
    return switch edge {
    case .top: other.minY < frame.maxY + spacing
    case .left: other.minX < frame.maxX + spacing
    case .bottom: other.maxY > frame.minY - spacing
    case .right: other.maxX > frame.minX - spacing
    }
  }
}

extension OverlayEngine {
  /// The area for overlays, in points.
  package var bounds: OverlayRect { step.viewport.bounds }

  /// Returns the visible scene at `now`.
  ///
  /// Due steps aren't performed. If `now` is after an overlay's motion, the overlay appears as at
  /// the end of the motion. If `now` is before the motion, the overlay appears as at the start.
  public func scene(at now: Instant) -> OverlayScene {
    var scene = OverlayScene()
    draw(into: &scene, at: now)
    return scene
  }

  /// Replaces the contents of `scene` with the visible scene at `now`.
  ///
  /// If `scene` has enough capacity, this doesn't allocate memory. As in `scene(at:)`, due steps
  /// aren't performed.
  public func draw(into scene: inout OverlayScene, at now: Instant) {
    scene.overlays.removeAll(keepingCapacity: true)
    scene.overlays.reserveCapacity(presentations.count)
    for index in presentations.indices {
      guard
        let placed = presentations[index].placed(
          at: now, in: step.viewport, under: step.timeoutScale)
      else { continue }
      scene.overlays.append(placed)
    }
    scene.modal = focused.flatMap { id in scene.overlays.firstIndex { $0.id == id } }
  }

  /// Returns the front overlay or backdrop at `point` that receives the pointer.
  public func hitTest(_ point: OverlayPoint, at now: Instant) -> Hit {
    for index in presentations.indices.reversed() {
      guard
        let placed = presentations[index].placed(
          at: now, in: step.viewport, under: step.timeoutScale)
      else { continue }
      if placed.acceptsInput && placed.contains(point) {
        return .overlay(placed.id)
      }
      guard presentations[index].catchesOutside else { continue }
      let isInHole = placed.spotlight?.frame.contains(point) ?? false
      guard isInHole, presentations[index].letsPointerThroughHole else {
        return .backdrop(placed.id)
      }
    }
    return .passThrough
  }
}

extension Presentation {
  /// Whether the overlay's backdrop receives the pointer outside the overlay.
  var catchesOutside: Bool {
    guard let backdrop = overlay.backdrop, isTouchable, !hidden.contains(.anchorHidden) else {
      return false
    }
    return backdrop.isModal || backdrop.tap != .forward
  }

  /// Whether the pointer reaches the app through the scrim's hole.
  var letsPointerThroughHole: Bool { overlay.backdrop?.spotlight?.letsPointerThrough ?? false }

  /// Returns the overlay's appearance, or `nil` before it is measured or if the app draws it.
  // This is inlined because a call would copy the appearance twice. A frame of 20 overlays would
  // take 20 % longer.
  @inline(__always) func placed(
    at now: Instant, in viewport: OverlayViewport, under timeoutScale: TimeoutScale
  ) -> PlacedOverlay? {
    guard hasEntered, overlay.drawing == .host else { return nil }
    var (pose, size) = (pose(at: now, in: viewport), size)
    let isPlain = overlay.isPlain
    if let adjustment { size = adjustment.size(at: now) }
    if !isPlain && isStretchable { stretch(&size, &pose.offset, in: viewport) }
    if let adjustment {
      pose = adjustment.adjusting(pose, at: now)
    } else {
      pose.opacity *= overlay.opacity
    }
    let scrim = dimming.scrim(at: now)
    let area = viewport.area(of: id)
    let anchored = isPlain ? nil : anchoredPlace(of: size, in: area)
    let frame = anchored?.frame ?? unanchoredFrame(of: size, in: area)
    return PlacedOverlay(
      id: id, frame: frame, bleed: overlay.bleed(at: frame, in: area),
      pose: pose, scrim: scrim.opacity > 0 || !isPlain && overlay.backdrop != nil ? scrim : nil,
      timeLeft: timeLeft(at: now, under: timeoutScale),
      acceptsInput: acceptsInput && overlay.tap != .forward
        && arranged.opacity * overlay.opacity > 0 && !hidden.contains(.anchorHidden)
        && !(arranged.isSpread && isPassing),
      isSpread: arranged.isSpread, arrow: anchored?.arrow,
      spotlight: isPlain && adjustment == nil ? nil : spotlight(at: now, in: viewport))
  }
}

extension OverlayEngine {
  /// What is visible at `now`.
  public func scene(at now: Instant) -> Scene {
    var scene = Scene()
    draw(into: &scene, at: now)
    return scene
  }

  /// Replaces what `scene` holds by what is visible at `now`; allocates nothing once it has room.
  ///
  /// Nothing is decided here: beyond the next deadline, everything stands as its motion ends.
  public func draw(into scene: inout Scene, at now: Instant) {
    scene.overlays.removeAll(keepingCapacity: true)
    scene.overlays.reserveCapacity(lane.shown.count)
    for presentation in lane.shown {
      guard let placed = presentation.placed(at: now, in: surroundings) else { continue }
      scene.overlays.append(placed)
    }
  }

  /// What lies under `point` at `now`, the front overlay first.
  public func hitTest(_ point: Point, at now: Instant) -> Hit {
    for presentation in lane.shown.reversed() {
      guard let placed = presentation.placed(at: now, in: surroundings) else { continue }
      if placed.acceptsInput && placed.contains(point) {
        return .overlay(presentation.id)
      }
    }
    return .passThrough
  }
}

extension Presentation {
  /// How it looks at `now`; `nil` until its size is known.
  fileprivate func placed(at now: Instant, in surroundings: Surroundings) -> PlacedOverlay? {
    if case .measuring = phase { return nil }
    let pose = pose(at: now, in: surroundings)
    return PlacedOverlay(
      id: id, frame: restingFrame(in: surroundings), offset: pose.offset, scale: pose.scale,
      rotation: pose.rotation, opacity: pose.opacity,
      acceptsInput: phase.acceptsInput)
  }
}

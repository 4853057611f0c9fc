import OverlayProperties
import Scripts
@testable import UsherCore

// Random values that an app might use. Invalid values are in `OddNumbers`.

extension SplitMix {
  mutating func overlay() -> OverlayConfiguration {
    var overlay = OverlayConfiguration(
      lifetime: lifetime(),
      expansion: chance(1, outOf: 4) ? expansion() : nil,
      size: sizeConstraints(),
      obstructions: obstructionPolicy(),
      overhang: double(in: 0...30),
      tap: pick(.dismiss, .absorb),
      swipe: pick(nil, .standard, swipePolicy(), swipePolicy()),
      entrance: transition(),
      exit: transition(),
      replaced: chance(1, outOf: 3) ? transition() : nil)
    let varied: [OverlayProperty.Topic] = [.look, .place, .motion]
    for property in OverlayProperty.all
    where varied.contains(property.topic) && chance(1, outOf: 2) {
      for setting in property.settings { vary(&overlay, by: setting) }
    }
    overlay.priority = pick(.min, .low, .normal, .high, .max, Priority(int(in: -3...3)))
    overlay.showsTimeLeft = chance(1, outOf: 2)
    overlay.dismissesOnEscape = chance(1, outOf: 2)
    overlay.asksBeforeDismissal = chance(1, outOf: 4)
    overlay.pushesContent = chance(1, outOf: 4)
    if chance(1, outOf: 4) { overlay.detents = detents() }
    return overlay
  }

  mutating func detents() -> [OverlayDetent] {
    (0...int(in: 0...3)).map { _ in
      pick(.medium, .large, .fraction(double(in: 0...1)), .height(double(in: 1...900)))
    }
  }

  mutating func swipePolicy() -> SwipePolicy {
    let bounds = [int(in: 0...400), int(in: 0...400)].sorted()
    return SwipePolicy(
      drag: pick(.edges, .edges, .physics(.standard), .physics(physicsDrag())),
      directions: pick(nil, SwipeDirections(rawValue: UInt8(int(in: 0...15)))),
      discardsSlop: chance(1, outOf: 3),
      thresholds: SwipeThresholds(
        speed: pick(nil, 60, 750, double(in: 0...2000)), share: pick(nil, 1.0 / 3, 0.5, 0),
        distance: pick(nil, 75, double(in: 0...200)), margin: pick(0, 0, 57)),
      resistance: pick(
        .rubberBand, .logarithmic(limit: double(in: 1...100)), .logarithmicFromEdge,
        .power(double(in: 0...1)), .rigid),
      pullback: pick(
        .lively, .jolt, .easeOut, .replay, .upright,
        .spring(spring()), .launched(spring())),
      exitDuration: .milliseconds(bounds[0]) ... .milliseconds(bounds[1]))
  }

  private mutating func physicsDrag() -> PhysicsDrag {
    PhysicsDrag(
      minimumSpeed: double(in: 100...1000), minimumEnergy: double(in: 0...1000),
      maximumSpeed: double(in: 100...3000), maximumSpin: double(in: 0...20),
      hideDelay: .milliseconds(int(in: 0...300)))
  }

  mutating func placement() -> OverlayPosition {
    OverlayPosition.allCases[int(in: 0...8)]
  }

  mutating func sizeConstraints() -> SizeConstraints {
    SizeConstraints(
      width: extent(), height: chance(1, outOf: 2) ? .intrinsic : extent(),
      maximumWidth: chance(1, outOf: 2) ? .constant(double(in: 1...500)) : extent(),
      maximumHeight: chance(1, outOf: 2) ? .intrinsic : extent(),
      regularWidthCap: pick(nil, double(in: 1...700)))
  }

  mutating func extent() -> Extent {
    pick(
      .intrinsic, .constant(double(in: 1...700)), .ratio(double(in: 0...1.5)), .inset(0),
      .inset(double(in: 0...60)))
  }

  mutating func obstructionPolicy() -> ObstructionPolicy {
    pick(
      .ignored, .avoided(), .avoided(spacing: double(in: 0...30)),
      .avoided(spacing: double(in: 0...30), edgeResistance: double(in: -20...80)))
  }

  mutating func lifetime() -> OverlayDuration {
    let length = Duration.milliseconds(pick(0, 1, 250, int(in: 0...900)))
    return switch int(in: 0...11) {
    case 0, 1: .infinite
    case 2: .reading(atLeast: length)
    default: .timed(length)
    }
  }

  mutating func expansion() -> Expansion {
    Expansion(after: .milliseconds(pick(0, 1, int(in: 0...900))), timing: timing())
  }

  mutating func transition() -> OverlayTransition {
    OverlayTransition(
      slide: chance(2, outOf: 3) ? slide() : nil, scale: chance(1, outOf: 4) ? scale() : nil,
      rotation: chance(1, outOf: 6) ? rotation() : nil, fade: chance(1, outOf: 3) ? fade() : nil)
  }

  mutating func slide() -> Slide {
    let way =
      chance(1, outOf: 5)
      ? Slide(timing(), by: Vector(dx: double(in: -500...500), dy: pick(0, double(in: -9...9))))
      : Slide(timing(), over: pick(nil, nil, .top, .bottom, .left, .right))
    var slide = way.delayed(by: delay())
    // This draws no further number, so that the values of a seed don't change.
    if slide.hiddenPosition == .beyondEdge(.left), slide.delay > .zero {
      slide.hiddenPosition = .beyondLeadingEdge
    } else if slide.hiddenPosition == .beyondEdge(.right), slide.delay > .zero {
      slide.hiddenPosition = .beyondTrailingEdge
    }
    return slide
  }

  mutating func rotation() -> Rotation {
    Rotation(timing(), from: pick(0, .pi, double(in: -3...3))).delayed(by: delay())
  }

  mutating func scale() -> Scale {
    let anchor =
      chance(1, outOf: 2)
      ? RelativePoint.center : RelativePoint(x: double(in: -1...2), y: pick(0, 0.5, 1))
    return Scale(timing(), from: pick(0, 0.6, 1.07, double(in: 0...3)), anchor: anchor)
      .delayed(by: delay())
  }

  mutating func fade() -> Fade {
    Fade(timing(), from: pick(0, 0, 1, double(in: 0...1))).delayed(by: delay())
  }

  mutating func delay() -> Duration {
    chance(1, outOf: 4) ? .milliseconds(int(in: 1...200)) : .zero
  }

  mutating func timing() -> Timing {
    switch int(in: 0...4) {
    case 0: .spring(pick(.smooth, .lively, .bouncy, .jolt, .firm))
    case 1: .spring(spring())
    case 2: .spring(timedSpring())
    case 3: .curve(pick(.linear, .easeIn, .easeOut, .easeInOut, .decelerate), duration())
    default: .curve(curve(), duration())
    }
  }

  mutating func duration() -> Duration {
    .milliseconds(pick(0, 1, int(in: 0...400)))
  }

  /// A spring with valid numbers.
  mutating func spring() -> Timing.Spring {
    Timing.Spring(
      uncheckedResponse: .milliseconds(int(in: 1...800)),
      dampingRatio: pick(1, 1 - 1e-9, 1 + 1e-9, double(in: 0.2...0.99), double(in: 1.01...4)))
  }

  /// A spring with valid numbers that takes a given time.
  mutating func timedSpring() -> Timing.Spring {
    Timing.Spring(
      uncheckedDuration: .milliseconds(int(in: 1...800)),
      dampingRatio: pick(1, 1 - 1e-9, 1 + 1e-9, double(in: 0.2...0.99), double(in: 1.01...4)),
      initialVelocity: pick(0, 0.7, 10, double(in: -20...20)))
  }

  /// A curve with valid numbers, which may overshoot at either end.
  mutating func curve() -> Timing.Curve {
    Timing.Curve(
      uncheckedX1: pick(0, 1, double(in: 0...1)), y1: double(in: -0.5...1.5),
      x2: pick(0, 1, double(in: 0...1)), y2: double(in: -0.5...1.5))
  }

  mutating func viewport() -> OverlayViewport {
    if chance(1, outOf: 8) { return OverlayViewport(size: OverlaySize(width: 400, height: 0)) }
    let size = OverlaySize(width: double(in: 100...600), height: double(in: 100...900))
    return OverlayViewport(
      size: size, safeArea: Insets(horizontal: double(in: 0...30), vertical: double(in: 0...60)),
      obstructions: (0..<pick(0, 0, 1, 2)).map { _ in obstruction(in: size) },
      layoutDirection: pick(.leftToRight, .rightToLeft))
  }

  /// A random obstruction that extends from one edge, along all or part of it.
  mutating func obstruction(in size: OverlaySize) -> Obstruction {
    let edge = pick(OverlayRect.Edge.top, .left, .bottom, .right)
    let depth = double(in: 0...500)
    let length = size[edge.axis.across]
    let (start, extent) =
      chance(2, outOf: 3) ? (0, length) : (double(in: 0...length), double(in: 0...length))
    let frame =
      switch edge {
      case .top: OverlayRect(x: start, y: 0, width: extent, height: depth)
      case .left: OverlayRect(x: 0, y: start, width: depth, height: extent)
      case .bottom: OverlayRect(x: start, y: size.height - depth, width: extent, height: depth)
      case .right: OverlayRect(x: size.width - depth, y: start, width: depth, height: extent)
      }
    return Obstruction(frame, from: edge)
  }

  mutating func size() -> OverlaySize {
    OverlaySize(width: double(in: 0...700), height: double(in: 0...1000))
  }

  /// A pointer's path from `start`: a tap, a swipe or a stray.
  mutating func gesture(from start: Int, at point: OverlayPoint) -> [Timed] {
    var script: [Timed] = []
    var (time, x, y) = (start, point.x, point.y)
    let along = double(in: -25...25)
    let across = double(in: -8...8)
    let (dx, dy) = chance(1, outOf: 3) ? (along, across) : (across, along)
    let isOnControl = chance(1, outOf: 4)
    var scrollable = pick([], SwipeDirections(rawValue: UInt8(int(in: 0...15))))
    script.append(
      pointer(.began, at: time, x: x, y: y, isOnControl: isOnControl, scrollable: scrollable))
    for _ in 0..<int(in: 0...6) {
      time += int(in: 0...40)
      x += dx
      y += chance(1, outOf: 5) ? -dy : dy
      if chance(1, outOf: 3) { scrollable = SwipeDirections(rawValue: UInt8(int(in: 0...15))) }
      script.append(pointer(.moved, at: time, x: x, y: y, scrollable: scrollable))
    }
    if chance(1, outOf: 10) { return script }
    time += int(in: 0...120)
    script.append(pointer(chance(1, outOf: 8) ? .cancelled : .ended, at: time, x: x, y: y))
    return script
  }
}

import OverlayProperties
import Scripts
@testable import UsherCore

// Numbers that no careful caller would pass, for testing input validation.

extension SplitMix {
  /// A random number, which may be any value of a `Double`.
  mutating func oddDouble() -> Double {
    switch int(in: 0...11) {
    case 0: .nan
    case 1: pick(.infinity, -.infinity)
    case 2: pick(.greatestFiniteMagnitude, -.greatestFiniteMagnitude)
    case 3: pick(.leastNonzeroMagnitude, -.leastNonzeroMagnitude, -0.0, 0)
    case 4: pick(1e300, -1e300, 1e150, -1e19, 9.3e18, 1e10, 1e9)
    case 5: -double(in: 0...100)
    case 6: Double(bitPattern: next())
    default: double(in: 0...500)
    }
  }

  mutating func oddDuration() -> Duration {
    switch int(in: 0...7) {
    case 0: pick(.seconds(Int64.max), .seconds(Int64.min), .nanoseconds(Int64.min))
    case 1: Duration(secondsComponent: Int64.max, attosecondsComponent: 999_999_999_999_999_999)
    case 2: pick(.zero, .nanoseconds(1), Duration(secondsComponent: 0, attosecondsComponent: 1))
    case 3: .milliseconds(-int(in: 1...1000))
    case 4: .seconds(Int64.random(in: Int64.min...Int64.max, using: &self))
    default: .milliseconds(int(in: 0...1000))
    }
  }

  mutating func oddInstant(near time: Int) -> Instant {
    switch int(in: 0...29) {
    case 0: Instant(nanoseconds: .min)
    case 1: Instant(nanoseconds: Int64.random(in: .min...(.max), using: &self))
    case 2: .ms(-time)
    default: .ms(time)
    }
  }

  mutating func oddSize() -> OverlaySize {
    OverlaySize(width: oddDouble(), height: oddDouble())
  }

  mutating func oddInsets() -> Insets {
    Insets(top: oddDouble(), left: oddDouble(), bottom: oddDouble(), right: oddDouble())
  }

  mutating func oddViewport() -> OverlayViewport {
    var viewport =
      chance(1, outOf: 2)
      ? OverlayViewport(size: oddSize(), safeArea: oddInsets()) : self.viewport()
    for _ in 0..<pick(0, 0, 1, 3) {
      viewport.obstructions.append(
        Obstruction(
          OverlayRect(origin: OverlayPoint(x: oddDouble(), y: oddDouble()), size: oddSize()),
          from: pick(.top, .left, .bottom, .right)))
    }
    return viewport
  }

  /// A random timing that the initializers accept.
  mutating func oddTiming() -> Timing {
    if chance(1, outOf: 2) {
      let spring =
        chance(1, outOf: 2)
        ? try? Timing.Spring(response: oddDuration(), dampingRatio: oddDouble())
        : try? Timing.Spring(
          duration: oddDuration(), dampingRatio: oddDouble(), initialVelocity: oddDouble())
      return .spring(spring ?? .smooth)
    }
    let curve = try? Timing.Curve(
      x1: double(in: 0...1), y1: oddDouble(), x2: double(in: 0...1), y2: oddDouble())
    return .curve(curve ?? pick(.easeIn, .decelerate), oddDuration())
  }

  mutating func oddDelay() -> Duration {
    chance(1, outOf: 2) ? .zero : oddDuration()
  }

  mutating func oddTransition() -> OverlayTransition {
    var transition = transition()
    switch int(in: 0...5) {
    case 4:
      transition.slide = Slide(
        oddTiming(), by: Vector(dx: oddDouble(), dy: pick(1e9, oddDouble())))
    case 5: transition.rotation = Rotation(oddTiming(), from: pick(100, oddDouble()))
    case 0: transition.slide = Slide(oddTiming()).delayed(by: oddDelay())
    case 1: transition.scale = Scale(oddTiming(), from: pick(0, 0.6, 100, oddDouble()))
    case 2:
      transition.scale = Scale(
        oddTiming(), from: 0.6, anchor: RelativePoint(x: oddDouble(), y: pick(100, oddDouble())))
    default: transition.fade = Fade(oddTiming(), from: oddDouble()).delayed(by: oddDelay())
    }
    return transition
  }

  /// A valid overlay with a few odd numbers.
  mutating func oddOverlay() -> OverlayConfiguration {
    var overlay = overlay()
    for _ in 0..<int(in: 0...3) {
      let numbers = OverlayProperty.all.flatMap(\.numbers)
      switch int(in: 0...12) {
      case 0: overlay.expansion = Expansion(after: oddDuration(), timing: oddTiming())
      case 1: overlay.lifetime = pick(.timed(oddDuration()), .reading(atLeast: oddDuration()))
      case 2: overlay.delay = oddDuration()
      case 3: overlay.size.height = oddExtent()
      case 4: overlay.entrance = oddTransition()
      case 5: overlay.swipe = oddSwipePolicy()
      case 6: overlay.replaced = oddTransition()
      case 7: overlay.tap = .delayExit(by: oddDuration())
      case 8: overlay.priority = Priority(Int(truncatingIfNeeded: next()))
      case 9:
        overlay.backdrop = Backdrop(
          fadeIn: oddTiming(), fadeOut: oddTiming(),
          spotlight: Spotlight(padding: oddDouble(), cornerRadius: oddDouble()))
      case 10: overlay.exit = oddTransition()
      default: numbers[int(in: 0...numbers.count - 1)].set(&overlay, oddDouble())
      }
    }
    return overlay
  }

  /// A valid swipe policy with a few odd numbers.
  private mutating func oddSwipePolicy() -> SwipePolicy {
    var policy = swipePolicy()
    for _ in 0..<int(in: 0...2) {
      switch int(in: 0...7) {
      case 0: policy.thresholds.speed = oddDouble()
      case 1: policy.thresholds.share = oddDouble()
      case 2: policy.thresholds.distance = oddDouble()
      case 3: policy.resistance = pick(.logarithmic(limit: oddDouble()), .power(oddDouble()))
      case 4:
        policy.pullback = .launched(
          (try? Timing.Spring(
            duration: oddDuration(), dampingRatio: oddDouble(), initialVelocity: oddDouble()))
            ?? .jolt)
      case 5:
        let bound = oddDuration()
        policy.exitDuration = min(bound, .zero)...max(bound, .zero)
      case 6:
        policy.drag = .physics(
          PhysicsDrag(minimumSpeed: oddDouble(), maximumSpeed: oddDouble()))
      default:
        policy.drag = .physics(
          PhysicsDrag(
            minimumEnergy: oddDouble(), maximumSpin: oddDouble(), hideDelay: oddDuration()))
      }
    }
    return policy
  }

  mutating func oddExtent() -> Extent {
    pick(.constant(oddDouble()), .ratio(oddDouble()), .inset(oddDouble()))
  }

  /// Lane settings in which any number may be odd.
  mutating func oddLaneSettings() -> LaneSettings {
    let bound = oddDuration()
    return LaneSettings(
      capacity: pick(.min, .max, int(in: -2...3)), maximumWaiting: pick(.min, .max, int(in: 0...3)),
      gap: pick(
        .constant(oddDuration()),
        .random(min(bound, .zero)...max(bound, .seconds(1)), seed: next())),
      arrangement: pick(
        .list(spacing: oddDouble()),
        .collapsed(
          CollapsedStack(
            peek: oddDouble(), shrink: oddDouble(), visibleCount: pick(.min, .max, 2),
            spacing: oddDouble()))),
      takesTurnsWith: pick(nil, LaneID(int(in: 0...3)), LaneID(pick(.min, .max))))
  }

  mutating func oddSample(near time: Int) -> PointerSample {
    let position =
      chance(1, outOf: 3)
      ? OverlayPoint(x: oddDouble(), y: oddDouble())
      : OverlayPoint(x: double(in: 100...300), y: pick(50, double(in: 0...800)))
    return PointerSample(
      position: position, time: oddInstant(near: time),
      scrollable: SwipeDirections(rawValue: UInt8(truncatingIfNeeded: next())))
  }
}

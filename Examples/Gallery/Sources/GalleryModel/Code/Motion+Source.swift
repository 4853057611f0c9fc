internal import Usher

extension OverlayTransition: Writable {
  package var source: Source {
    switch self {
    case .slideIn: return .word(".slideIn")
    case .slideOut: return .word(".slideOut")
    case .fadeIn: return .word(".fadeIn")
    case .fadeOut: return .word(".fadeOut")
    case .scaleIn: return .word(".scaleIn")
    case .scaleOut: return .word(".scaleOut")
    default: break
    }
    if let slide, self == .slide(slide.timing) { return .named("slide", slide.timing) }
    var arguments = Arguments()
    arguments.add("slide", slide)
    arguments.add("scale", scale)
    arguments.add("rotation", rotation)
    arguments.add("fade", fade)
    return .call("OverlayTransition", arguments.list)
  }
}

extension Slide: Writable {
  package var source: Source {
    var arguments = Arguments()
    arguments.add(nil, timing)
    switch hiddenPosition {
    // There are no initializers for leading and trailing edges, which no control uses.
    case .beyondEdge(nil), .beyondLeadingEdge, .beyondTrailingEdge: return part
    case .beyondEdge(let edge?): arguments.add("over", edge)
    case .offset(let distance): arguments.add("by", distance)
    }
    return delayed(.call("Slide", arguments.list))
  }
}

extension Scale: Writable {
  package var source: Source {
    if from == 0.8, anchor == .center { return part }
    var arguments = Arguments()
    arguments.add(nil, timing)
    arguments.add("from", from)
    arguments.add("anchor", anchor, unless: .center)
    return delayed(.call("Scale", arguments.list))
  }
}

extension Rotation: Writable {
  package var source: Source {
    if from == -.pi / 2 { return part }
    return delayed(
      .call("Rotation", [Source.Argument(nil, timing.source), Source.Argument("from", origin)]))
  }

  /// The rotation at the hidden end, written in degrees if that gives exactly the same value.
  private var origin: Source {
    let degrees = (from * 180 / .pi).rounded()
    return degrees != 0 && degrees * .pi / 180 == from
      ? .word(degrees.source.text(width: .max) + " * .pi / 180") : from.source
  }
}

extension Fade: Writable {
  package var source: Source {
    if from == 0 { return part }
    return delayed(
      .call("Fade", [Source.Argument(nil, timing.source), Source.Argument("from", from.source)]))
  }
}

extension TransitionPart {
  /// The part written as its timing and delay, with defaults for everything else.
  fileprivate var part: Source { delayed(timing.source) }

  /// Appends the part's delay to `source`, unless the delay is zero.
  fileprivate func delayed(_ source: Source) -> Source {
    delay == .zero
      ? source : .method(source, .call("delayed", [Source.Argument("by", delay.source)]))
  }
}

extension Timing: Writable {
  package var source: Source {
    switch self {
    case .spring(let spring): .named("spring", spring)
    case .curve(.easeIn, let length): .named("easeIn", length)
    case .curve(.easeOut, let length): .named("easeOut", length)
    case .curve(let curve, let length):
      .call(
        ".curve", [Source.Argument(nil, curve.source), Source.Argument(nil, length.source)])
    }
  }
}

extension Timing.Curve: Writable {
  package var source: Source {
    switch self {
    case .linear: .word(".linear")
    case .easeIn: .word(".easeIn")
    case .easeOut: .word(".easeOut")
    case .easeInOut: .word(".easeInOut")
    case .decelerate: .word(".decelerate")
    default:
      .call(
        "Timing.Curve",
        [
          Source.Argument("x1", first.x.source), Source.Argument("y1", first.y.source),
          Source.Argument("x2", second.x.source), Source.Argument("y2", second.y.source),
        ])
    }
  }
}

extension Timing.Spring: Writable {
  package var source: Source {
    switch self {
    case .smooth: return .word(".smooth")
    case .lively: return .word(".lively")
    case .bouncy: return .word(".bouncy")
    case .jolt: return .word(".jolt")
    case .firm: return .word(".firm")
    default: break
    }
    var arguments = Arguments()
    if let duration {
      arguments.add("duration", duration)
    } else {
      arguments.add("response", response)
    }
    arguments.add("dampingRatio", dampingRatio)
    arguments.add("initialVelocity", initialVelocity, unless: 0)
    return .call("Timing.Spring", arguments.list)
  }
}

extension OverlayRect.Edge: Writable {
  package var source: Source { .named(self) }
}

extension RelativePoint: Writable {
  package var source: Source {
    switch self {
    case .center: .word(".center")
    case .top: .word(".top")
    case .bottom: .word(".bottom")
    case .left: .word(".left")
    case .right: .word(".right")
    default:
      .call("RelativePoint", [Source.Argument("x", x.source), Source.Argument("y", y.source)])
    }
  }
}

extension ReducedMotionPolicy: Writable {
  package var source: Source { .named(self) }
}

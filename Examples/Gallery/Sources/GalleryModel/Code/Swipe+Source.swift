internal import Usher

extension SwipePolicy: Writable {
  package var source: Source {
    if self == .physics { return .word(".physics") }
    if self == .standard { return .word(".standard") }
    let usual = SwipePolicy()
    var arguments = Arguments()
    arguments.add("drag", drag, unless: usual.drag)
    arguments.add("directions", directions)
    arguments.add("discardsSlop", discardsSlop, unless: usual.discardsSlop)
    arguments.add("thresholds", thresholds, unless: usual.thresholds)
    arguments.add("resistance", resistance, unless: usual.resistance)
    arguments.add("pullback", pullback, unless: usual.pullback)
    arguments.add("exitDuration", exitDuration, unless: usual.exitDuration)
    return .call("SwipePolicy", arguments.list)
  }
}

extension DragStyle: Writable {
  package var source: Source {
    switch self {
    case .edges: .word(".edges")
    case .physics(let rules): .named("physics", rules)
    }
  }
}

extension PhysicsDrag: Writable {
  package var source: Source {
    let usual = PhysicsDrag.standard
    if self == usual { return .word(".standard") }
    var arguments = Arguments()
    arguments.add("minimumSpeed", minimumSpeed, unless: usual.minimumSpeed)
    arguments.add("minimumEnergy", minimumEnergy, unless: usual.minimumEnergy)
    arguments.add("maximumSpeed", maximumSpeed, unless: usual.maximumSpeed)
    arguments.add("maximumSpin", maximumSpin, unless: usual.maximumSpin)
    arguments.add("hideDelay", hideDelay, unless: usual.hideDelay)
    return .call("PhysicsDrag", arguments.list)
  }
}

extension SwipeDirections: Writable {
  package var source: Source {
    let names: [(SwipeDirections, String)] = [
      (.up, ".up"), (.down, ".down"), (.left, ".left"), (.right, ".right"),
    ]
    let words = names.filter { contains($0.0) }.map { Source.word($0.1) }
    return words.count == 1 ? words[0] : .list(words)
  }
}

extension SwipeThresholds: Writable {
  package var source: Source {
    switch self {
    case .standard: return .word(".standard")
    case .slightest: return .word(".slightest")
    default: break
    }
    var arguments = Arguments()
    arguments.add("speed", speed)
    arguments.add("share", share)
    arguments.add("distance", distance)
    arguments.add("margin", margin, unless: 0)
    return .call("SwipeThresholds", arguments.list)
  }
}

extension Resistance: Writable {
  package var source: Source {
    switch self {
    case .rubberBand: .word(".rubberBand")
    case .rigid: .word(".rigid")
    case .logarithmicFromEdge: .word(".logarithmicFromEdge")
    case .power(let exponent): .named("power", exponent)
    case .logarithmic(let limit): .call(".logarithmic", [Source.Argument("limit", limit.source)])
    }
  }
}

extension Pullback: Writable {
  package var source: Source {
    switch self {
    case .lively: .word(".lively")
    case .jolt: .word(".jolt")
    case .easeOut: .word(".easeOut")
    case .replay: .word(".replay")
    case .upright: .word(".upright")
    case .spring(let spring): .named("spring", spring)
    case .launched(let spring): .named("launched", spring)
    }
  }
}

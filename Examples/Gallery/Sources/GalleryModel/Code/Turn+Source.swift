internal import OverlayProperties
internal import Usher

extension Expansion: Writable {
  package var source: Source {
    let usual = Expansion()
    var arguments = Arguments()
    arguments.add("after", after, unless: usual.after)
    arguments.add("timing", timing, unless: usual.timing)
    return .call("Expansion", arguments.list)
  }
}

extension LaneID: Writable {
  package var source: Source {
    self == .main ? .word(".main") : .call("LaneID", [Source.Argument(nil, rawValue.source)])
  }
}

extension Priority: Writable {
  package var source: Source {
    switch self {
    case .min: .word(".min")
    case .low: .word(".low")
    case .normal: .word(".normal")
    case .high: .word(".high")
    case .max: .word(".max")
    default: .call("Priority", [Source.Argument(nil, rawValue.source)])
    }
  }
}

extension Precedence: Writable {
  package var source: Source {
    switch self {
    case .queue: .word(".queue")
    case .stack: .word(".stack")
    case .replace(let dropsWaiting, let restoresReplaced):
      .call(
        ".replace",
        (dropsWaiting ? [Source.Argument("dropsWaiting", true.source)] : [])
          + (restoresReplaced ? [Source.Argument("restoresReplaced", true.source)] : []))
    }
  }
}

extension IdentityPolicy: Writable {
  package var source: Source { .named(self) }
}

extension OverlayDuration: Writable {
  /// The time as the modifier's argument, which is a timed overlay's time.
  package var source: Source {
    switch self {
    case .timed(let length): length.source
    case .reading(let least): .call(".reading", [Source.Argument("atLeast", least.source)])
    case .infinite: .word(".infinite")
    }
  }
}

extension Attention: Writable {
  /// The list of signs, or `.all` for all signs.
  package var source: Source {
    if self == .all { return .word(".all") }
    return .list(Self.signs.filter { contains($0.sign) }.map { .word("." + $0.name) })
  }
}

extension CountdownResumePolicy: Writable {
  package var source: Source { .named(self) }
}

extension TapBehavior: Writable {
  package var source: Source {
    switch self {
    case .dismiss: .word(".dismiss")
    case .absorb: .word(".absorb")
    case .forward: .word(".forward")
    case .delayExit(let length): .call(".delayExit", [Source.Argument("by", length.source)])
    }
  }
}

extension Backdrop: Writable {
  package var source: Source {
    let usual = Backdrop()
    if self == usual { return .word(".dimmed") }
    var arguments = Arguments()
    arguments.add("tap", tap, unless: usual.tap)
    arguments.add("isModal", isModal, unless: usual.isModal)
    arguments.add("fadeIn", fadeIn, unless: usual.fadeIn)
    arguments.add("fadeOut", fadeOut, unless: usual.fadeOut)
    return .call("Backdrop", arguments.list)
  }
}

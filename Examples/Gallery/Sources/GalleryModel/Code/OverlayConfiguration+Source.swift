@_spi(Inspection) internal import Usher

extension OverlayConfiguration: Writable {
  /// The overlay without its name, which is a number here and a string in the public API.
  package var source: Source {
    let usual = OverlayConfiguration()
    var arguments = Arguments()
    for property in OverlayProperty.all where property.value(self) != property.value(usual) {
      guard let value = property.value(self).base as? any Writable else { continue }
      arguments.add(property.name, value)
    }
    return .call("OverlayConfiguration", arguments.list)
  }
}

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
  package var source: Source {
    switch self {
    case .timed(let length): .named("timed", length)
    case .reading(let least): .call(".reading", [Source.Argument("atLeast", least.source)])
    case .infinite: .word(".infinite")
    }
  }
}

extension Attention: Writable {
  /// The list of signs, or `.all` for all of them.
  package var source: Source {
    if self == .all { return .word(".all") }
    return .list(Self.signs.filter { contains($0.sign) }.map { .word("." + $0.name) })
  }
}

extension CountdownResumePolicy: Writable {
  package var source: Source { .named(self) }
}

extension Drawing: Writable {
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
    var arguments = Arguments()
    arguments.add("tap", tap, unless: usual.tap)
    arguments.add("isModal", isModal, unless: usual.isModal)
    arguments.add("fadeIn", fadeIn, unless: usual.fadeIn)
    arguments.add("fadeOut", fadeOut, unless: usual.fadeOut)
    return .call("Backdrop", arguments.list)
  }
}

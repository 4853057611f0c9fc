internal import Usher

extension OverlayPosition: Writable {
  package var source: Source {
    switch (vertical, horizontal) {
    case (.center, .center): .word(".center")
    case (_, .center): .word(".\(vertical)")
    case (.center, _): .word(".\(horizontal)")
    case (_, .leading): .word(".\(vertical)Leading")
    case (_, .trailing): .word(".\(vertical)Trailing")
    }
  }
}

extension Extent: Writable {
  package var source: Source {
    switch self {
    case .intrinsic: .word(".intrinsic")
    case .constant(let points): .named("constant", points)
    case .ratio(let share): .named("ratio", share)
    case .inset(let points): .named("inset", points)
    }
  }
}

extension SizeConstraints: Writable {
  package var source: Source {
    let usual = SizeConstraints()
    var arguments = Arguments()
    arguments.add("width", width, unless: usual.width)
    arguments.add("height", height, unless: usual.height)
    arguments.add("maximumWidth", maximumWidth, unless: usual.maximumWidth)
    arguments.add("maximumHeight", maximumHeight, unless: usual.maximumHeight)
    arguments.add("regularWidthCap", regularWidthCap)
    return .call("SizeConstraints", arguments.list)
  }
}

extension Insets: Writable {
  package var source: Source {
    if self == .zero { return .word(".zero") }
    var arguments = Arguments()
    if left == right, top == bottom {
      arguments.add("horizontal", left)
      arguments.add("vertical", top)
    } else {
      arguments.add("top", top)
      arguments.add("left", left)
      arguments.add("bottom", bottom)
      arguments.add("right", right)
    }
    return .call("Insets", arguments.list)
  }
}

extension SafeAreaPolicy: Writable {
  package var source: Source { .named(self) }
}

extension ObstructionPolicy: Writable {
  package var source: Source {
    switch self {
    case .ignored: return .word(".ignored")
    case .avoided(let spacing, let edgeResistance):
      var arguments = Arguments()
      arguments.add("spacing", spacing, unless: 0)
      arguments.add("edgeResistance", edgeResistance)
      return .call(".avoided", arguments.list)
    }
  }
}

extension LaneSettings: Writable {
  package var source: Source {
    let usual = LaneSettings()
    var arguments = Arguments()
    arguments.add("capacity", capacity, unless: usual.capacity)
    arguments.add("order", order, unless: usual.order)
    arguments.add("overflow", overflow, unless: usual.overflow)
    arguments.add("maximumWaiting", maximumWaiting, unless: usual.maximumWaiting)
    arguments.add("gap", gap, unless: usual.gap)
    arguments.add("rate", rate)
    arguments.add("arrangement", arrangement, unless: usual.arrangement)
    arguments.add("takesTurnsWith", takesTurnsWith)
    arguments.add(
      "showsModalsAbove", showsModalsAbove, unless: usual.showsModalsAbove)
    arguments.add("sharesEdges", sharesEdges, unless: usual.sharesEdges)
    return .call("LaneSettings", arguments.list)
  }
}

extension Rate: Writable {
  package var source: Source {
    var arguments = Arguments()
    arguments.add(nil, count)
    arguments.add("per", time)
    arguments.add("then", excess)
    arguments.add("passing", passing, unless: .high)
    return .call("Rate", arguments.list)
  }
}

extension Rate.Excess: Writable {
  package var source: Source { .named(self) }
}

extension LaneOrder: Writable {
  package var source: Source { .named(self) }
}

extension LaneOverflow: Writable {
  package var source: Source { .named(self) }
}

extension Gap: Writable {
  package var source: Source {
    switch self {
    case .constant(.zero): .word(".none")
    case .constant(let length): .named("constant", length)
    case .random(let range, let seed):
      .call(
        ".random",
        [Source.Argument(nil, range.source), Source.Argument("seed", seed.source)])
    }
  }
}

extension Arrangement: Writable {
  package var source: Source {
    switch self {
    case .layered: .word(".layered")
    case .list(let spacing): .call(".list", [Source.Argument("spacing", spacing.source)])
    case .collapsed(let stack): .named("collapsed", stack)
    }
  }
}

extension CollapsedStack: Writable {
  package var source: Source {
    let usual = CollapsedStack()
    var arguments = Arguments()
    arguments.add("peek", peek, unless: usual.peek)
    arguments.add("shrink", shrink, unless: usual.shrink)
    arguments.add("visibleCount", visibleCount, unless: usual.visibleCount)
    arguments.add("spacing", spacing, unless: usual.spacing)
    return .call("CollapsedStack", arguments.list)
  }
}

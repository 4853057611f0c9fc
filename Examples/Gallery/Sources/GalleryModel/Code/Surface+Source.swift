internal import Usher

extension Background: Writable {
  package var source: Source {
    switch self {
    case .clear: .word(".clear")
    case .color(let color): self == .scrim ? .word(".scrim") : .named("color", color)
    case .gradient(let gradient): .named("gradient", gradient)
    case .image(let image): .named("image", image)
    case .blur(let blur): .named("blur", blur)
    }
  }
}

extension AdaptiveColor: Writable {
  package var source: Source {
    if let known = Self.named.first(where: { $0.color == self }) { return .word("." + known.name) }
    if light == dark, clearLight == light, clearDark == light {
      return .call("AdaptiveColor", light.arguments)
    }
    var arguments = Arguments()
    arguments.add("light", light)
    arguments.add("dark", dark)
    arguments.add("clearLight", clearLight, unless: light)
    arguments.add("clearDark", clearDark, unless: dark)
    return .call("AdaptiveColor", arguments.list)
  }

  private static let named: [(color: AdaptiveColor, name: String)] = [
    (.white, "white"), (.black, "black"), (.clear, "clear"), (.label, "label"),
    (.secondaryLabel, "secondaryLabel"), (.accent, "accent"), (.card, "card"), (.scrim, "scrim"),
    (.separator, "separator"), (.fill, "fill"), (.pressedFill, "pressedFill"),
  ]
}

extension RGBA: Writable {
  package var source: Source { .call("RGBA", arguments) }

  /// The color in hexadecimal web notation.
  ///
  /// Components are rounded to 256 steps.
  fileprivate var arguments: [Source.Argument] {
    let number = [red, green, blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
    let digits = String(number, radix: 16, uppercase: true)
    let hex = "0x" + String(repeating: "0", count: 6 - digits.count) + digits
    return [Source.Argument("hex", .word(hex))]
      + (alpha == 1 ? [] : [Source.Argument("alpha", alpha.source)])
  }
}

extension Background.Gradient: Writable {
  package var source: Source {
    let simple = colors.map { Source.Argument(nil, $0.source) }
    if start == .top, end == .bottom { return .call("Background.Gradient", simple) }
    let directions: [(RelativePoint, RelativePoint, String)] = [
      (.left, .right, ".right"),
      (RelativePoint(x: 0, y: 0), RelativePoint(x: 1, y: 1), ".downRight"),
    ]
    if let known = directions.first(where: { $0.0 == start && $0.1 == end }) {
      return .call("Background.Gradient", simple + [Source.Argument("direction", .word(known.2))])
    }
    return .call(
      "Background.Gradient",
      [
        Source.Argument("colors", .list(colors.map(\.source))),
        Source.Argument("from", start.source), Source.Argument("to", end.source),
      ])
  }
}

extension Blur: Writable {
  package var source: Source {
    let known: [(Blur, String)] = [
      (.extra, "extra"), (.standard, "standard"), (.prominent, "prominent"), (.dark, "dark"),
      (.ultraThin, "ultraThin"), (.thin, "thin"), (.regular, "regular"), (.thick, "thick"),
      (.chrome, "chrome"), (.glass, "glass"),
    ]
    if let name = known.first(where: { $0.0 == self })?.1 { return .word("." + name) }
    return .call(
      "Blur",
      light == dark && !isGlass
        ? [Source.Argument(nil, light.source)]
        : [Source.Argument("light", light.source), Source.Argument("dark", dark.source)]
          + (isGlass ? [Source.Argument("isGlass", .word("true"))] : []))
  }
}

extension Blur.Material: Writable {
  package var source: Source {
    .call(
      "Blur.Material",
      [Source.Argument("deviation", deviation.source), Source.Argument("tint", tint.source)])
  }
}

extension OverlayNode.Image.Source: Writable {
  package var source: Source {
    switch self {
    case .icon(let name): .named("icon", name)
    case .file(let path): .named("file", path)
    // Drawings and bytes are too long for a sample, so a placeholder is used.
    case .glyph: .call(".glyph", [Source.Argument(nil, .word("Glyph(shapes: [])"))])
    case .bytes, .platform: .call(".bytes", [Source.Argument(nil, .word("[]"))])
    }
  }
}

extension Corners: Writable {
  package var source: Source {
    if self == .none { return .word(".none") }
    func call(_ name: String, _ radius: Double) -> Source {
      var arguments = Arguments()
      arguments.add(nil, radius)
      arguments.add("curve", curve, unless: .circular)
      return .call(name, arguments.list)
    }
    if let sharedRadius { return call(".all", sharedRadius) }
    if self == .top(topLeft, curve: curve) { return call(".top", topLeft) }
    if self == .bottom(bottomLeft, curve: curve) { return call(".bottom", bottomLeft) }
    var arguments = Arguments()
    arguments.add("topLeft", topLeft, unless: 0)
    arguments.add("topRight", topRight, unless: 0)
    arguments.add("bottomRight", bottomRight, unless: 0)
    arguments.add("bottomLeft", bottomLeft, unless: 0)
    arguments.add("curve", curve, unless: .circular)
    return .call("Corners", arguments.list)
  }

  /// The radius shared by all four corners, or `nil` if they differ.
  var sharedRadius: Double? {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft : nil
  }
}

extension Corners.Curve: Writable {
  package var source: Source { .named(self) }
}

extension OverlayShadow: Writable {
  package var source: Source {
    if self == .card { return .word(".card") }
    var arguments = Arguments()
    arguments.add("color", color)
    arguments.add("blur", blur)
    arguments.add("offset", offset, unless: .zero)
    return .call("OverlayShadow", arguments.list)
  }
}

extension Vector: Writable {
  package var source: Source {
    .call("Vector", [Source.Argument("dx", dx.source), Source.Argument("dy", dy.source)])
  }
}

extension Appearance: Writable {
  package var source: Source { .named(self) }
}

extension Haptic: Writable {
  package var source: Source { .named(self) }
}

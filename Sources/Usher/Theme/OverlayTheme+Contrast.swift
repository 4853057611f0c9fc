extension OverlayTheme {
  /// The least contrast of texts with their surface, by WCAG 2.2, success criterion 1.4.3.
  static let leastContrast = 4.5

  /// A problem for each color of texts that is hard to read on the background, in the first
  /// appearance in which it is; none for a background that is no color, for Usher's own colors,
  /// which suit it, and for the accent, of which the nearest color that can be read is used.
  var contrastProblems: [Problem] {
    guard let ground else { return [] }
    let letters = [
      ("foreground", foreground, AdaptiveColor.label),
      ("secondaryForeground", secondaryForeground, .secondaryLabel),
      ("success", success, .success), ("warning", warning, .warning), ("danger", danger, .danger),
    ]
    return letters.compactMap { name, color, usual in
      guard color != usual else { return nil }
      return Traits.all.lazy.compactMap { traits in
        UnreadableColor(name, color.resolved(for: traits), on: ground.resolved(for: traits), traits)
      }.first.map { .unreadableColor($0) }
    }
  }
}

/// A color of a theme that is hard to read on the theme's background.
public struct UnreadableColor: Equatable, Sendable {
  /// The theme's property, such as "foreground".
  public let property: String
  /// The color, in the appearance and contrast of `traits`.
  public let color: RGBA
  /// The background there.
  public let background: RGBA
  /// The first conditions in which the color is hard to read.
  public let traits: Traits
  /// The contrast of both, from 1 to less than 4.5.
  public let contrast: Double
  /// The color of the same hue that is nearest and has a contrast of 4.5; white or black if there
  /// is none.
  public let better: RGBA

  /// Describes a color; `nil` if it can be read.
  init?(_ property: String, _ color: RGBA, on background: RGBA, _ traits: Traits) {
    let contrast = color.contrast(with: background)
    guard contrast < OverlayTheme.leastContrast else { return nil }
    self.property = property
    self.color = color
    self.background = background
    self.traits = traits
    self.contrast = contrast
    better = color.readable(on: background, contrast: OverlayTheme.leastContrast)
  }
}

extension UnreadableColor: CustomStringConvertible {
  /// The color, where it is hard to read, and a better one.
  public var description: String {
    let tenths = Int(contrast * 10)
    let appearance = traits.appearance == .light ? "light" : "dark"
    let clear = traits.contrast == .increased ? " at increased contrast" : ""
    return
      "the theme's \(property) \(color.hexadecimal) has a contrast of \(tenths / 10).\(tenths % 10) to 1 on its background \(background.hexadecimal), in \(appearance) appearance\(clear), and texts need 4.5; it is used as it is. \(better.hexadecimal) can be read"
  }
}

extension Traits {
  /// Light and dark, first at standard and then at increased contrast.
  fileprivate static let all = Contrast.allCases.flatMap { contrast in
    Appearance.allCases.map { Traits(appearance: $0, contrast: contrast) }
  }
}

extension RGBA {
  /// Returns the color of the same hue that is nearest in lightness and has at least the given
  /// contrast with a ground; white or black, whichever has more, if there is none.
  func readable(on ground: RGBA, contrast: Double) -> RGBA {
    let (white, black) = (RGBA(hex: 0xFFFFFF), RGBA(hex: 0x000000))
    let end = white.contrast(with: ground) > black.contrast(with: ground) ? 1.0 : 0.0
    var (unread, read) = (opacity(1).oklab.lightness, end)
    func shade(_ lightness: Double) -> RGBA {
      opacity(1).withLightness { _ in lightness }.inWholeSteps
    }
    // Twenty halvings find the lightness to a millionth.
    for _ in 0..<20 {
      let middle = (unread + read) / 2
      if shade(middle).contrast(with: ground) >= contrast { read = middle } else { unread = middle }
    }
    let found = shade(read)
    return found.contrast(with: ground) >= contrast ? found : end == 1 ? white : black
  }

  /// The color with components that web notation can name.
  private var inWholeSteps: RGBA {
    func step(_ component: Double) -> Double { (component * 255).rounded() / 255 }
    return RGBA(red: step(red), green: step(green), blue: step(blue), alpha: alpha)
  }

  /// The web notation, such as "#1C71D8"; the opacity is left out.
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

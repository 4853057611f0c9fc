extension OverlayTheme {
  /// The minimum contrast of text on its surface (WCAG 2.2, success criterion 1.4.3).
  static let leastContrast = 4.5

  /// A problem for each text color that is hard to read on the background, with the first
  /// appearance in which this is the case.
  ///
  /// There are no problems if the background isn't a color. Usher's colors are skipped because they
  /// adapt to the background, and the accent because it is replaced by the most similar legible
  /// color.
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
  /// The property of the theme, for example "foreground".
  public let property: String
  /// The color, in the appearance and contrast of `traits`.
  public let color: RGBA
  /// The background, in the appearance and contrast of `traits`.
  public let background: RGBA
  /// The first traits for which the color is hard to read.
  public let traits: Traits
  /// The contrast of the two colors, from 1 to less than 4.5.
  public let contrast: Double
  /// The most similar color with the same hue and a contrast of 4.5.
  ///
  /// It is white or black if there is no such color.
  public let better: RGBA

  /// Creates the description of a color, or returns `nil` if the color is legible.
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
  /// The color, the traits for which it is hard to read, and a better color.
  public var description: String {
    let tenths = Int(contrast * 10)
    let appearance = traits.appearance == .light ? "light" : "dark"
    let clear = traits.contrast == .increased ? " at increased contrast" : ""
    return
      "the theme's \(property) \(color.hexadecimal) has a contrast of \(tenths / 10).\(tenths % 10):1 on its background \(background.hexadecimal) in \(appearance) appearance\(clear), but text needs 4.5:1. It is still used. A readable color is \(better.hexadecimal)"
  }
}

extension Traits {
  fileprivate static let all = Contrast.allCases.flatMap { contrast in
    Appearance.allCases.map { Traits(appearance: $0, contrast: contrast) }
  }
}

extension RGBA {
  /// Returns the color with the most similar lightness, the same hue, and at least the given
  /// contrast.
  ///
  /// If there is no such color, white or black is returned, whichever has the higher contrast.
  func readable(on ground: RGBA, contrast: Double) -> RGBA {
    let (white, black) = (RGBA(hex: 0xFFFFFF), RGBA(hex: 0x000000))
    let end = white.contrast(with: ground) > black.contrast(with: ground) ? 1.0 : 0.0
    var (unread, read) = (opacity(1).oklab.lightness, end)
    func shade(_ lightness: Double) -> RGBA {
      opacity(1).withLightness { _ in lightness }.inWholeSteps
    }
    // Twenty halvings determine the lightness to a millionth.
    for _ in 0..<20 {
      let middle = (unread + read) / 2
      if shade(middle).contrast(with: ground) >= contrast { read = middle } else { unread = middle }
    }
    let found = shade(read)
    return found.contrast(with: ground) >= contrast ? found : end == 1 ? white : black
  }

  /// The color with components that hexadecimal notation can represent.
  private var inWholeSteps: RGBA {
    func step(_ component: Double) -> Double { (component * 255).rounded() / 255 }
    return RGBA(red: step(red), green: step(green), blue: step(blue), alpha: alpha)
  }

  /// The hexadecimal notation, such as "#1C71D8", without the opacity.
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

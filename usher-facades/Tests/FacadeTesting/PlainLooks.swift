package import Usher

/// Returns a color with the numbers only, without an attached color of the platform.
package func plain(_ color: AdaptiveColor) -> AdaptiveColor {
  AdaptiveColor(
    light: color.light, dark: color.dark, clearLight: color.clearLight, clearDark: color.clearDark)
}

/// Returns a background with the numbers of the colors and the names of the images only.
package func plain(_ background: Background) -> Background {
  switch background {
  case .clear, .blur: background
  case .color(let color): .color(plain(color))
  case .gradient(let gradient):
    .gradient(
      Background.Gradient(
        colors: gradient.colors.map { plain($0) }, from: gradient.start, to: gradient.end))
  case .image(let source): .image(.icon(name(of: source)))
  }
}

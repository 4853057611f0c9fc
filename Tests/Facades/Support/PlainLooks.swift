package import Usher

/// Returns a colour with its numbers only, without the platform's colour that may be attached.
package func plain(_ color: AdaptiveColor) -> AdaptiveColor {
  AdaptiveColor(
    light: color.light, dark: color.dark, clearLight: color.clearLight, clearDark: color.clearDark)
}

/// Returns a background with the numbers of its colours and the names of its images only.
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

package import Usher

/// A colour by its numbers alone, without the platform's own colour that may be kept beside them.
package func plain(_ color: AdaptiveColor) -> AdaptiveColor {
  AdaptiveColor(
    light: color.light, dark: color.dark, clearLight: color.clearLight, clearDark: color.clearDark)
}

/// A background by the numbers of its colours and the names of its images.
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

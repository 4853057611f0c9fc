extension Style {
  /// Returns the border to draw under `traits`; `nil` for none.
  ///
  /// At increased contrast the border has the colour of titles, and every filled surface has a
  /// border of at least one point.
  public func border(for traits: Traits) -> Border? {
    switch traits.contrast {
    case .standard: border
    case .increased:
      switch background {
      case .clear: border.map { Border(.label, width: $0.width) }
      case .color, .gradient, .image, .blur: Border(.label, width: max(border?.width ?? 1, 1))
      }
    }
  }
}

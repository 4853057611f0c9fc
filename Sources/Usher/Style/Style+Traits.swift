extension Style {
  /// The line to draw along the edge.
  ///
  /// At increased contrast it has the colour of letters, and every surface that is filled has one, of at
  /// least one point.
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

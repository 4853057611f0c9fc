extension OverlayContent {
  /// The same on the surface, behind the scrim and in the appearance that `attributes` say.
  ///
  /// What they leave open stays as it is. Content that brings its own surface, its style being `clear`,
  /// keeps it, and what has to be cut at its corners still is.
  public func styled(by attributes: Attributes) -> OverlayContent {
    var styled = self
    styled.style = attributes.style.map(surface) ?? style
    styled.scrim = attributes.scrim ?? scrim
    styled.appearance = attributes.appearance ?? appearance
    styled.haptic = attributes.haptic ?? haptic
    return styled
  }

  private func surface(like style: Style) -> Style {
    guard self.style != .clear else { return .clear }
    return Style(
      background: style.background, corners: style.corners, border: style.border,
      shadow: style.shadow, clipsContent: style.clipsContent || self.style.clipsContent)
  }
}

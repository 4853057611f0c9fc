extension OverlayContent {
  /// Returns the content with the surface, scrim, appearance and haptic feedback of `attributes`.
  ///
  /// Attributes that are `nil` keep the content's own values. Content with a surface of its own,
  /// which has the style `clear`, keeps that surface. Content that has to be clipped at its corners
  /// is still clipped.
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

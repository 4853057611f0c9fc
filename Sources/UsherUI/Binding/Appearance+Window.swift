package import Usher

extension Appearance {
  /// Returns the appearance that an overlay should have to match the views that request it.
  ///
  /// If an overlay has no fixed appearance, it follows the window when the window changes between
  /// light and dark.
  ///
  /// - Parameter window: The appearance of the views' window, or `nil` without a window.
  /// - Returns: The appearance, or `nil` if the overlay can follow the window or if there is no
  ///   window.
  package func toFix(in window: Appearance?) -> Appearance? {
    window == nil || window == self ? nil : self
  }
}

extension OverlayContent {
  /// Returns the content with `appearance`, unless the content sets an appearance itself.
  package func fixed(to appearance: Appearance?) -> OverlayContent {
    var content = self
    content.appearance = content.appearance ?? appearance
    return content
  }
}

extension Overlay {
  package func fixed(to appearance: Appearance?) -> Overlay {
    with { $0.content = $0.content.fixed(to: appearance) }
  }
}

extension OverlayPreset {
  package func fixed(to appearance: Appearance?) -> OverlayPreset {
    with { $0.appearance = $0.appearance ?? appearance }
  }
}

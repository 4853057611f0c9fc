package import Usher

extension Appearance {
  /// Returns the appearance that makes an overlay match the views that request it.
  ///
  /// - Parameter window: The appearance of the views' window, or `nil` if there is no window.
  /// - Returns: This appearance, or `nil` if the window has the same appearance or there is no
  ///   window. An overlay without a fixed appearance follows its window when the window changes
  ///   between light and dark.
  package func toFix(in window: Appearance?) -> Appearance? {
    window == nil || window == self ? nil : self
  }
}

extension OverlayContent {
  /// Returns the content with the given appearance, unless the content sets its own.
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

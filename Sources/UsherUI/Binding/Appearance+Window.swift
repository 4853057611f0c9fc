package import Usher

extension Appearance {
  /// Returns the appearance to fix an overlay to, so as to match the views that request the
  /// overlay.
  ///
  /// An overlay without a fixed appearance follows the window when the window changes between light
  /// and dark.
  ///
  /// - Parameter window: The appearance of the views' window; `nil` for no window.
  /// - Returns: `nil` if the overlay matches by following the window, or if there is no window.
  package func toFix(in window: Appearance?) -> Appearance? {
    window == nil || window == self ? nil : self
  }
}

extension OverlayContent {
  /// Returns the content fixed to an appearance, unless the content has one itself; `nil` fixes
  /// nothing.
  package func fixed(to appearance: Appearance?) -> OverlayContent {
    var content = self
    content.appearance = content.appearance ?? appearance
    return content
  }
}

extension Overlay {
  /// Returns the overlay fixed to an appearance, unless its content has one; `nil` fixes nothing.
  package func fixed(to appearance: Appearance?) -> Overlay {
    with { $0.content = $0.content.fixed(to: appearance) }
  }
}

extension OverlayPreset {
  /// Returns the preset fixed to an appearance, unless it has one; `nil` fixes nothing.
  package func fixed(to appearance: Appearance?) -> OverlayPreset {
    with { $0.appearance = $0.appearance ?? appearance }
  }
}

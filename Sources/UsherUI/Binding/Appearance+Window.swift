package import Usher

extension Appearance {
  /// What an overlay has to be fixed to, so that the overlay looks like the views that ask for it.
  ///
  /// An overlay that nothing is fixed for goes along when the window changes between light and dark.
  ///
  /// - Parameter window: The appearance of the window that the views are in; `nil` for no window.
  /// - Returns: `nil` where the overlay looks like that by following the window, or where there is none.
  package func toFix(in window: Appearance?) -> Appearance? {
    window == nil || window == self ? nil : self
  }
}

extension OverlayContent {
  /// The same content, fixed to an appearance unless the content says one itself; `nil` fixes nothing.
  package func fixed(to appearance: Appearance?) -> OverlayContent {
    var content = self
    content.appearance = content.appearance ?? appearance
    return content
  }
}

internal import Usher

/// A view of which something may stand out of the entry's surface, so that it has to know that.
@MainActor
protocol EntrySurfacing {
  /// What is shown where the entry's surface is `style`.
  ///
  /// - Parameter style: The surface of the entry.
  /// - Returns: The content. Where something stands out, the surface is a box in it, and the style of the
  ///   content is `clear`; otherwise it is `style`.
  func content(on style: Style) -> OverlayContent
}

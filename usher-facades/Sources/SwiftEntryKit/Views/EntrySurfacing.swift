#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// A view that draws the entry's surface itself, because its content can extend beyond the surface.
@MainActor
protocol EntrySurfacing {
  /// Returns the view's content on an entry's surface.
  ///
  /// - Parameter style: The surface of the entry.
  /// - Returns: The content. If a part extends beyond the surface, the surface is a box inside the
  ///   content, and the content's own style is `clear`. Otherwise, the content's style is `style`.
  func content(on style: OverlayStyle) -> OverlayContent
}

extension OverlayContent {
  /// The content without a surface, because the entry's attributes define the surface.
  ///
  /// Content that is clipped to a surface stays clipped.
  var onEntry: OverlayContent {
    var content = self
    content.style = OverlayStyle(
      background: .clear, corners: .none, shadow: nil, clipsContent: style.clipsContent)
    return content
  }
}
#endif

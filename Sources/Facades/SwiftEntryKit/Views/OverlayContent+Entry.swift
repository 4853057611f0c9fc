internal import Usher

extension OverlayContent {
  /// The content without a surface: an entry's attributes supply the surface.
  ///
  /// Content that is clipped to a surface stays clipped.
  var onEntry: OverlayContent {
    var content = self
    content.style = Style(
      background: .clear, corners: .none, shadow: nil, clipsContent: style.clipsContent)
    return content
  }
}

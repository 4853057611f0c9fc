internal import Usher

extension OverlayContent {
  /// The same on no surface of its own: an entry's attributes bring it.
  ///
  /// What has to be cut at the corners still is.
  var onEntry: OverlayContent {
    var content = self
    content.style = Style(
      background: .clear, corners: .none, shadow: nil, clipsContent: style.clipsContent)
    return content
  }
}

internal import Usher

extension Content {
  /// The same on no surface of its own: an entry's attributes bring it.
  ///
  /// What has to be cut at the corners still is.
  var onEntry: Content {
    var content = self
    content.style = Style(
      background: .clear, corners: .none, shadow: nil, clipsContent: style.clipsContent)
    return content
  }
}

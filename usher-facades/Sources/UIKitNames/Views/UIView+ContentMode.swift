#if os(Linux) && !UIKIT_STAND_IN
extension UIView {
  /// The ways in which a view's content is fitted into the view.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// The content is stretched to fill the view.
    case scaleToFill = 0
    /// The content is scaled to fit into the view and keeps its proportions.
    case scaleAspectFit = 1
    /// The content is scaled to fill the view, keeps its proportions, and is cropped.
    case scaleAspectFill = 2
    /// Same as `scaleToFill` here.
    case redraw = 3
    /// The content keeps its size and is centred.
    case center = 4
    /// The content keeps its size; centred here.
    case top = 5
    /// The content keeps its size; centred here.
    case bottom = 6
    /// The content keeps its size; centred here.
    case left = 7
    /// The content keeps its size; centred here.
    case right = 8
    /// The content keeps its size; centred here.
    case topLeft = 9
    /// The content keeps its size; centred here.
    case topRight = 10
    /// The content keeps its size; centred here.
    case bottomLeft = 11
    /// The content keeps its size; centred here.
    case bottomRight = 12
  }
}
#endif

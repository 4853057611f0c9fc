extension UIView {
  /// The ways in which a view's content is fitted into the view.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// The content is stretched to fill the view.
    case scaleToFill = 0
    /// The content is scaled to fit into the view and keeps its proportions.
    case scaleAspectFit = 1
    /// The content is scaled to fill the view, keeps its proportions, and is cropped.
    case scaleAspectFill = 2
    /// Same as `scaleToFill`, unless the view draws itself.
    case redraw = 3
    /// The content keeps its size and is centred.
    case center = 4
    /// The content keeps its size, at this side or corner; centred without the stand-in.
    case top = 5
    /// The content keeps its size, at this side or corner; centred without the stand-in.
    case bottom = 6
    /// The content keeps its size, at this side or corner; centred without the stand-in.
    case left = 7
    /// The content keeps its size, at this side or corner; centred without the stand-in.
    case right = 8
    /// The content keeps its size, at this side or corner; centred without the stand-in.
    case topLeft = 9
    /// The content keeps its size, at this side or corner; centred without the stand-in.
    case topRight = 10
    /// The content keeps its size, at this side or corner; centred without the stand-in.
    case bottomLeft = 11
    /// The content keeps its size, at this side or corner; centred without the stand-in.
    case bottomRight = 12
  }
}

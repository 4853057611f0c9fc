public import Usher

/// A view that says itself what Usher shows of it.
///
/// A custom view adopts this to bring a tree of its own, or to wrap a widget of the platform's by
/// `Node.native`. After a change it calls `setNeedsContentUpdate()`.
@preconcurrency @MainActor
public protocol ContentRepresentable: AnyObject {
  /// What is shown.
  var content: OverlayContent { get }
  /// Whether the style of `content` is all of its surface, so that the view's own background and layer
  /// add nothing; `false` unless it says otherwise.
  var bringsSurface: Bool { get }
}

extension ContentRepresentable {
  /// The view's own background and layer count, too.
  public var bringsSurface: Bool { false }
}

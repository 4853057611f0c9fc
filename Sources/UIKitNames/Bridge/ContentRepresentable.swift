public import Usher

/// A view that says itself what Usher shows of it.
///
/// A custom view adopts this to bring a tree of its own, or to wrap a widget of the platform's by
/// `Node.native`. After a change it calls `setNeedsDisplay()`. The views of this module adopt it, too:
/// a subclass of `UILabel` overrides what it says.
@preconcurrency @MainActor
public protocol ContentRepresentable: AnyObject {
  /// What Usher shows of the view.
  ///
  /// It bears the library's name, because the apps' own views have a `content` of their own.
  var usherContent: OverlayContent { get }
}

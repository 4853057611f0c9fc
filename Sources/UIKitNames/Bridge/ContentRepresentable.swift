public import Usher

/// A view that provides its own content for Usher to show.
///
/// A custom view conforms to provide a tree of nodes, or to wrap a widget of the platform with
/// `Node.native`. After a change the view calls `setNeedsDisplay()`. Views of this module that have
/// content of their own conform, too: a subclass of `UILabel` overrides `usherContent`.
@preconcurrency @MainActor
public protocol ContentRepresentable: AnyObject {
  /// The content that Usher shows for the view.
  ///
  /// The property's name has a prefix, because apps' views often have a `content` of their own.
  var usherContent: OverlayContent { get }
}

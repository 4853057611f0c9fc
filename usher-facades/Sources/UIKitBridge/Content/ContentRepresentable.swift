#if os(iOS) || UIKIT_STAND_IN
public import Usher

/// A view that provides its own content for Usher to show.
///
/// A custom view conforms to provide a tree of nodes, or to wrap a widget of the platform with
/// `OverlayNode.native`. After a change the view calls `setNeedsDisplay()`. Views of this module
/// that have content of their own conform, too: a subclass of `UILabel` overrides `usherContent`.
@preconcurrency @MainActor
public protocol ContentRepresentable: AnyObject {
  /// The content that Usher shows for the view.
  ///
  /// The property's name has a prefix, because apps' views often have a `content` of their own.
  var usherContent: OverlayContent { get }
}

/// A view whose content defines its whole surface; the view's background and layer add nothing.
@preconcurrency @MainActor
package protocol SurfaceBringing: ContentRepresentable {}

/// The accessibility elements of a view.
package struct SpokenParts {
  /// The element that represents the whole view; `nil` for none.
  package var whole: NSObject?
  /// The label of that element, unless the app has set one.
  package var words: String?
  /// The other elements in the view, in order.
  package var others: [NSObject]

  /// Makes a list of elements.
  package init(whole: NSObject? = nil, words: String? = nil, others: [NSObject] = []) {
    self.whole = whole
    self.words = words
    self.others = others
  }
}

/// The relation of a view to its background, the part of the view that becomes the overlay's frame.
package struct BackgroundLayout: Hashable, Sendable {
  /// The distances from the view's edges to its background, in points.
  package var margins: Insets
  /// The layout margins that the view wants, in points; `nil` leaves the margins unchanged.
  package var layoutMargins: Insets?
  /// The distances by which those margins grow while the view is shown, in points.
  package var padding: Insets
  /// Whether the view itself extends past the edge where the overlay's background bleeds; otherwise
  /// a strip in the background's color covers the gap.
  package var reachesOut: Bool

  /// Makes a relation of a view to its background.
  package init(
    margins: Insets = .zero, layoutMargins: Insets? = nil, padding: Insets = .zero,
    reachesOut: Bool = false
  ) {
    self.margins = margins
    self.layoutMargins = layoutMargins
    self.padding = padding
    self.reachesOut = reachesOut
  }
}

/// A view that is informed of its extent beyond the overlay that shows the view.
@MainActor
package protocol OverReaching: UIView {
  /// Adds the distances by which the view extends beyond its overlay, and a padding inside the
  /// overlay, to the view's layout margins, in points.
  func usherReach(_ distances: Insets, padding: Insets)
}
#endif

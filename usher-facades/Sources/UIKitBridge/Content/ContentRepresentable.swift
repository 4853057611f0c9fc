#if os(iOS) || UIKIT_STAND_IN
public import Usher

/// A view that returns its content as Usher's nodes.
///
/// A custom view conforms to build its content from nodes, or to wrap a native widget using
/// `OverlayNode.native`. Usher reads the content when the view is presented. If the content changes
/// later, show it using `PresentationHandle.transform(_:)`.
@preconcurrency @MainActor
public protocol ContentRepresentable: AnyObject {
  /// The content that Usher shows for the view.
  ///
  /// The name has a prefix, because the app's views often have a property named `content`.
  var usherContent: OverlayContent { get }
}

/// A view whose content defines the whole surface.
///
/// The view's background and layer are ignored.
@preconcurrency @MainActor
package protocol SurfaceBringing: ContentRepresentable {}

/// The accessibility elements of a view.
package struct SpokenParts {
  /// The element that represents the whole view, or `nil` if there is none.
  package var whole: NSObject?
  /// The label of `whole`, used if the app hasn't set a label.
  package var words: String?
  /// The other elements in the view, in order.
  package var others: [NSObject]

  /// Creates a list of elements.
  package init(whole: NSObject? = nil, words: String? = nil, others: [NSObject] = []) {
    self.whole = whole
    self.words = words
    self.others = others
  }
}

/// The distances between a view and its background, which becomes the overlay's frame.
package struct BackgroundLayout: Hashable, Sendable {
  /// The distances from the view's edges to its background, in points.
  package var margins: Insets
  /// The layout margins that the view needs, in points.
  ///
  /// If they are `nil`, the margins don't change.
  package var layoutMargins: Insets?
  /// The distances that are added to the layout margins while the view is shown, in points.
  package var padding: Insets
  /// Whether the view extends as far as the overlay's background, for example up to the screen's
  /// edge.
  ///
  /// Otherwise, a strip in the background's color fills the gap.
  package var reachesOut: Bool

  /// Creates a background layout.
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

/// A view that is notified how far it extends beyond its overlay.
@MainActor
package protocol OverReaching: UIView {
  /// Adds two distances to the view's layout margins.
  ///
  /// - Parameters:
  ///   - distances: The distances by which the view extends beyond its overlay, in points.
  ///   - padding: A padding inside the overlay, in points.
  func usherReach(_ distances: Insets, padding: Insets)
}
#endif

public import Usher

/// A view that says itself what Usher shows of it.
///
/// A custom view adopts this to bring a tree of its own, or to wrap a widget of the platform's by
/// `Node.native`. After a change it calls `setNeedsContentUpdate()`.
@preconcurrency @MainActor
public protocol ContentRepresentable: AnyObject {
  /// What is shown.
  var content: Content { get }
}

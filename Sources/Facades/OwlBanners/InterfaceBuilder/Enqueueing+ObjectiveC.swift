#if canImport(ObjectiveC)
/// A protocol that exposes `Banner.enqueue()` to Objective-C, for use with selectors.
///
/// A method that is required by an Objective-C protocol is visible to Objective-C.
@objc protocol Enqueueing {
  /// Enqueues the banner.
  func enqueue()
}
#endif

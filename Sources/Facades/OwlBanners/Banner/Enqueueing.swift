#if !canImport(ObjectiveC)
/// A type with an `enqueue()` method.
protocol Enqueueing {
  /// Enqueues the banner.
  func enqueue()
}
#endif

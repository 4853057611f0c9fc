#if canImport(ObjectiveC)
/// What makes `Banner.enqueue()` a method of Objective-C, for selectors: a method that a protocol of Objective-C
/// asks for is one.
@objc protocol Enqueueing {
  /// Puts the banner in line.
  func enqueue()
}
#endif

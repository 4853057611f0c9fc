#if canImport(ObjectiveC)
/// What makes `adjustMargins()` a method of Objective-C, for selectors: a method that a protocol of Objective-C
/// asks for is one.
@MainActor @objc protocol MarginsAdjusting {
  /// Adjusts the margins of what is animated.
  func adjustMargins()
}
#endif

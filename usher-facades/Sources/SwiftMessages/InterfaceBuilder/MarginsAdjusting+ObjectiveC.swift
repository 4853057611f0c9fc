#if os(iOS)
/// A protocol that exposes `adjustMargins()` to Objective-C, for use with selectors.
///
/// A method that is required by an Objective-C protocol is visible to Objective-C.
@MainActor @objc protocol MarginsAdjusting {
  /// Adjusts the margins of the animated view.
  func adjustMargins()
}
#endif

#if os(iOS)
/// A protocol that exposes `adjustMargins()` to Objective-C, for use with selectors.
///
/// Objective-C can call a method that an Objective-C protocol requires.
@MainActor @objc protocol MarginsAdjusting {
  /// Adjusts the margins of the animated view.
  func adjustMargins()
}
#endif

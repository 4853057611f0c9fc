#if UIKIT_STAND_IN
/// A type that adjusts the margins of an animated view.
@MainActor protocol MarginsAdjusting {
  /// Adjusts the margins of the animated view.
  func adjustMargins()
}
#endif

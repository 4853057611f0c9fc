#if !canImport(ObjectiveC)
/// What adjusts the margins of what is animated.
@MainActor protocol MarginsAdjusting {
  /// Adjusts the margins of what is animated.
  func adjustMargins()
}
#endif

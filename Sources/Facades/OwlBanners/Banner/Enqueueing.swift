#if !canImport(ObjectiveC)
/// What can be put in line.
protocol Enqueueing {
  /// Puts the banner in line.
  func enqueue()
}
#endif

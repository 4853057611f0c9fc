#if GTK && os(Linux)
extension Duration {
  /// The duration in seconds, with the precision of a `Double`.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
#endif

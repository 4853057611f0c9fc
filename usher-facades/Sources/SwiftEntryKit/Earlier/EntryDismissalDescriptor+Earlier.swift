#if os(iOS) || os(Linux)
extension SwiftEntryKit.EntryDismissalDescriptor {
  /// The name of `enqueued` in the README of SwiftEntryKit.
  @available(*, deprecated, renamed: "enqueued")
  public static var queue: Self { .enqueued }
}
#endif

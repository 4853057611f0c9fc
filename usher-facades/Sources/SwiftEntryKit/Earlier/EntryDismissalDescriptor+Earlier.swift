#if os(iOS) || UIKIT_STAND_IN
extension SwiftEntryKit.EntryDismissalDescriptor {
  /// The name of `enqueued` in the README of SwiftEntryKit.
  @available(*, deprecated, renamed: "enqueued")
  public static var queue: Self { .enqueued }
}
#endif

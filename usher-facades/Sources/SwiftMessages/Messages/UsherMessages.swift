#if os(iOS) || os(Linux)
/// Usher's additions to an instance of `SwiftMessages`, under the name `usher` to avoid
/// collisions with a subclass's members.
@MainActor
public struct UsherMessages {
  private let messages: SwiftMessages

  init(_ messages: SwiftMessages) {
    self.messages = messages
  }

  /// Whether the instance's messages take turns with other instances and everything else in a
  /// window.
  ///
  /// The default is `true` for the shared instance and `false` for all others, whose messages are
  /// shown regardless of other overlays. A change applies from now on; the shown message stays.
  public var takesTurns: Bool {
    get { messages.takesTurns }
    nonmutating set { messages.takesTurns = newValue }
  }
}
#endif

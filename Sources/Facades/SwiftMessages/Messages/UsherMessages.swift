/// Usher's additions to an instance of `SwiftMessages`, under one name, so that they never collide with a
/// subclass's members.
@MainActor
public struct UsherMessages {
  private let messages: SwiftMessages

  init(_ messages: SwiftMessages) {
    self.messages = messages
  }

  /// Whether the instance's messages take turns with those of other instances and everything else in a
  /// window.
  ///
  /// At first they do; otherwise they are shown whatever else is there. A change counts from now on, and
  /// what is shown stays.
  public var takesTurns: Bool {
    get { messages.takesTurns }
    nonmutating set { messages.takesTurns = newValue }
  }
}

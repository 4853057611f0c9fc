#if os(iOS)
public import SwiftUI

/// An action that hides a message; read from the environment and called like a function.
///
/// In a view shown by a binding, the action hides that view's message. Elsewhere, the action hides
/// the message of the shared instance.
public struct SwiftMessagesHideAction: Sendable {
  private let hide: (@MainActor @Sendable (_ animated: Bool) -> Void)?

  /// Makes an action that hides the shown message of the shared instance.
  public init() { hide = nil }

  init(_ hide: @escaping @MainActor @Sendable (_ animated: Bool) -> Void) { self.hide = hide }

  /// Hides the message.
  ///
  /// - Parameter animated: Whether the exit is animated; otherwise the message disappears at once.
  @MainActor
  public func callAsFunction(animated: Bool) {
    if let hide { hide(animated) } else { SwiftMessages.hide(animated: animated) }
  }
}

extension EnvironmentValues {
  /// The action that hides the view's message, or else the shown message of the shared instance.
  public var swiftMessagesHide: SwiftMessagesHideAction {
    get { self[SwiftMessagesHideKey.self] }
    set { self[SwiftMessagesHideKey.self] = newValue }
  }
}

private struct SwiftMessagesHideKey: EnvironmentKey {
  static let defaultValue = SwiftMessagesHideAction()
}
#endif

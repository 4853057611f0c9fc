#if os(iOS)
public import SwiftUI

/// An action that hides a message.
///
/// Read it from the environment and call it like a function.
///
/// In a message shown by a binding, the action hides that message. Elsewhere, it hides the shared
/// instance's message.
public struct SwiftMessagesHideAction: Sendable {
  private let hide: (@MainActor @Sendable (_ animated: Bool) -> Void)?

  /// Creates an action that hides the visible message of the shared instance.
  public init() { hide = nil }

  init(_ hide: @escaping @MainActor @Sendable (_ animated: Bool) -> Void) { self.hide = hide }

  /// Hides the message.
  ///
  /// - Parameter animated: Whether the exit is animated. Otherwise, the message disappears
  ///   immediately.
  @MainActor
  public func callAsFunction(animated: Bool) {
    if let hide { hide(animated) } else { SwiftMessages.hide(animated: animated) }
  }
}

extension EnvironmentValues {
  /// The action that hides the message around a view, or the visible message of the shared
  /// instance.
  public var swiftMessagesHide: SwiftMessagesHideAction {
    get { self[SwiftMessagesHideKey.self] }
    set { self[SwiftMessagesHideKey.self] = newValue }
  }
}

private struct SwiftMessagesHideKey: EnvironmentKey {
  static let defaultValue = SwiftMessagesHideAction()
}
#endif

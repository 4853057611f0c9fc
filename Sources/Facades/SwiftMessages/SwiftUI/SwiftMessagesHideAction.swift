#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI

/// Sends a message away; read from the environment, and called like a function.
///
/// In a view that a binding shows, the message that the view stands in is meant; elsewhere what the shared instance
/// shows.
public struct SwiftMessagesHideAction: Sendable {
  private let hide: (@MainActor @Sendable (_ animated: Bool) -> Void)?

  /// Makes an action that sends away what the shared instance shows.
  public init() { hide = nil }

  init(_ hide: @escaping @MainActor @Sendable (_ animated: Bool) -> Void) { self.hide = hide }

  /// Sends the message away.
  ///
  /// - Parameter animated: Whether the message moves away; otherwise it is gone at once.
  @MainActor
  public func callAsFunction(animated: Bool) {
    if let hide { hide(animated) } else { SwiftMessages.hide(animated: animated) }
  }
}

extension EnvironmentValues {
  /// Sends the message away that the view stands in, or else what the shared instance shows.
  public var swiftMessagesHide: SwiftMessagesHideAction {
    get { self[SwiftMessagesHideKey.self] }
    set { self[SwiftMessagesHideKey.self] = newValue }
  }
}

private struct SwiftMessagesHideKey: EnvironmentKey {
  static let defaultValue = SwiftMessagesHideAction()
}
#endif

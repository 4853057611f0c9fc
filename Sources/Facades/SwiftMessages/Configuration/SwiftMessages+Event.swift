public import UIKitNames

extension SwiftMessages {
  /// What happens to a message.
  public enum Event {
    /// It begins to come.
    case willShow(UIView)
    /// It has arrived; left out where it is sent away before.
    case didShow(UIView)
    /// It begins to go.
    case willHide(UIView)
    /// It is gone; the next one has not come yet.
    case didHide(UIView)

    /// What is shown.
    public var view: UIView {
      switch self {
      case .willShow(let view), .didShow(let view), .willHide(let view), .didHide(let view): view
      }
    }

    /// The name of what is shown, as it is now; `nil` for a view that is not `Identifiable`.
    public var id: String? { (view as? any Identifiable)?.id }
  }

  /// What is called for what happens to a message, on the main actor.
  public typealias EventListener = (Event) -> Void
}

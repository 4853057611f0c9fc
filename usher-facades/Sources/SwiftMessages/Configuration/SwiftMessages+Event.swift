#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

extension SwiftMessages {
  /// An event in a message's life.
  public enum Event {
    /// The entrance starts.
    case willShow(UIView)
    /// The entrance has ended.
    ///
    /// This event isn't sent if the message is hidden during its entrance.
    case didShow(UIView)
    /// The exit starts.
    case willHide(UIView)
    /// The message was removed, and the next message hasn't appeared yet.
    case didHide(UIView)

    /// The message's view.
    public var view: UIView {
      switch self {
      case .willShow(let view), .didShow(let view), .willHide(let view), .didHide(let view): view
      }
    }

    /// The view's current ID, or `nil` if the view isn't `Identifiable`.
    public var id: String? { (view as? any Identifiable)?.id }
  }

  /// A listener for a message's events, called on the main actor.
  public typealias EventListener = (Event) -> Void
}
#endif

#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

extension SwiftMessages {
  /// An event in a message's life.
  public enum Event {
    /// The entrance begins.
    case willShow(UIView)
    /// The entrance has ended; omitted if the message is hidden before.
    case didShow(UIView)
    /// The exit begins.
    case willHide(UIView)
    /// The message is gone; the next message has not come yet.
    case didHide(UIView)

    /// The message's view.
    public var view: UIView {
      switch self {
      case .willShow(let view), .didShow(let view), .willHide(let view), .didHide(let view): view
      }
    }

    /// The view's current id; `nil` for a view that is not `Identifiable`.
    public var id: String? { (view as? any Identifiable)?.id }
  }

  /// A listener for a message's events, called on the main actor.
  public typealias EventListener = (Event) -> Void
}
#endif

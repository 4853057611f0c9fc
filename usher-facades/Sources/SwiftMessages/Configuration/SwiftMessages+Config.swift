#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge
internal import Usher

extension SwiftMessages {
  /// A message's configuration, copied when the message is requested.
  public struct Config {
    /// The message's position and its animations.
    public var presentationStyle = PresentationStyle.top
    /// The window, view controller or view in which the message is shown.
    public var presentationContext = PresentationContext.automatic
    /// The message's display time.
    public var duration = Duration.automatic
    /// The dimming behind the message.
    public var dimMode = DimMode.none
    /// The haptic feedback at the message's entrance, used if the view has no `defaultHaptic`.
    public var haptic: Haptic?
    /// Whether a swipe or the Escape key can hide the message.
    public var interactiveHide = true
    /// The status bar's style while the message is shown.
    ///
    /// If it is `nil`, the app's style is used.
    public var preferredStatusBarStyle: UIStatusBarStyle?
    /// Whether the status bar is hidden while the message is shown.
    ///
    /// If it is `nil`, the app decides.
    public var prefersStatusBarHidden: Bool?
    /// Whether the message rotates with the device.
    public var shouldAutorotate = true
    /// Whether the message is dropped if a message with the same ID is waiting or shown.
    ///
    /// A message that is already leaving is ignored. Messages with this option are counted. See
    /// `count(id:)`.
    public var ignoreDuplicates = true
    /// The listeners for the message's events, called in this order.
    public var eventListeners: [EventListener] = []
    /// Whether the overlays' window becomes key while the message is shown.
    ///
    /// If it is `nil`, the window becomes key if the message dims the screen. If it is `false`, a
    /// message that dims the screen isn't modal.
    public var becomeKeyWindow: Bool?
    /// The accessibility label of the dimmed area, used if a tap there hides the message.
    ///
    /// The default is "dismiss", in the language of Usher's texts.
    public var dimModeAccessibilityLabel = OverlayStrings.current[.dismiss]
    /// Creates the controller that determines the status bar's style and the message's rotation.
    ///
    /// The closure is called when the message's turn starts. It isn't called if the message is
    /// shown in a view, in a view controller or next to a bar. The controller is retained while the
    /// message is shown.
    public var windowViewController: ((_ config: Config) -> WindowViewController)?
    /// The tracker that keeps the message above the keyboard.
    ///
    /// A tracker can serve several messages.
    public var keyboardTrackingView: KeyboardTrackingView?
    /// The message's priority in the queue.
    ///
    /// Higher priorities are shown first. Messages with equal priorities are shown in the order of
    /// their requests.
    public var priority = 0
    /// The SwiftUI binding that requests the message, or `nil` if there is none.
    var bound: BoundMessage?
    private var userInterfaceStyle: UIUserInterfaceStyle?

    /// Creates the default configuration: at the top, for 2 seconds.
    public init() {}

    /// The message's light or dark appearance.
    ///
    /// A style that is set on the view takes precedence.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { userInterfaceStyle ?? .unspecified }
      set { userInterfaceStyle = newValue }
    }
  }

  /// A message's position and its animations.
  public enum PresentationStyle {
    /// At the top, with a slide.
    case top
    /// At the bottom, with a slide.
    case bottom
    /// In the middle.
    ///
    /// The message grows, and can be flung away.
    case center
    /// A custom animation.
    ///
    /// Use an animator for only one message at a time.
    case custom(animator: any Animator)

    /// The animator of the style.
    @MainActor
    var animator: any Animator {
      switch self {
      case .top: TopBottomAnimation(style: .top)
      case .bottom: TopBottomAnimation(style: .bottom)
      case .center: PhysicsAnimation()
      case .custom(let animator): animator
      }
    }
  }

  /// The haptic feedback at a message's entrance.
  public enum Haptic: Hashable, Sendable, CaseIterable {
    /// Feedback for a success.
    case success
    /// Feedback for a warning.
    case warning
    /// Feedback for an error.
    case error
  }
}
#endif

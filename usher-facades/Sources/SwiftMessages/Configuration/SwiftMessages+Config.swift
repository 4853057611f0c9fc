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
    /// The haptic feedback at the message's entrance, unless the view has a feedback of its own.
    public var haptic: Haptic?
    /// Whether the user can hide the message by a swipe or by the Escape key.
    public var interactiveHide = true
    /// The status bar's style while the message is shown; `nil` for the app's choice.
    ///
    /// Without UIKit the value is stored and has no effect.
    public var preferredStatusBarStyle: UIStatusBarStyle?
    /// Whether the status bar is hidden while the message is shown; `nil` for the app's choice.
    ///
    /// Without UIKit the value is stored and has no effect.
    public var prefersStatusBarHidden: Bool?
    /// Whether the message rotates with the device; no effect without UIKit.
    public var shouldAutorotate = true
    /// Whether the message is dropped while a message with the same id waits, or is shown and not
    /// leaving.
    ///
    /// Messages with this option are counted; see `count(id:)`.
    public var ignoreDuplicates = true
    /// The listeners for the message's events, called in this order.
    public var eventListeners: [EventListener] = []
    /// Whether the message keeps the keyboard focus to itself; `nil` for yes with a dim mode, and
    /// no otherwise.
    ///
    /// With UIKit the overlays' window becomes key meanwhile. Without UIKit, a message without a
    /// dim mode never keeps the focus: its controls get the focus when the user uses them.
    public var becomeKeyWindow: Bool?
    /// The accessibility label of the dimmed area, if a tap there hides the message; "dismiss" by
    /// default, or the same in the language of Usher's words.
    public var dimModeAccessibilityLabel = OverlayStrings.current[.dismiss]
    /// The closure that makes the controller for the status bar's look and the message's rotation.
    ///
    /// Called at the beginning of the message's turn, for every context except a view and a
    /// controller. The controller is kept while the message is shown.
    public var windowViewController: ((_ config: Config) -> WindowViewController)?
    /// The tracker that moves the message out of the keyboard's way; a tracker may serve any number
    /// of messages.
    public var keyboardTrackingView: KeyboardTrackingView?
    /// The message's priority in the queue: higher goes first, and among equals the earlier
    /// request.
    public var priority = 0
    /// The SwiftUI binding that requests the message; `nil` for none.
    var bound: BoundMessage?
    private var userInterfaceStyle: UIUserInterfaceStyle?

    /// Makes the default configuration: at the top, for 2 seconds.
    public init() {}

    /// The message's appearance, light or dark, regardless of the system's; a style set on the view
    /// takes precedence.
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
    /// In the middle; the message grows, and can be flung away.
    case center
    /// A custom animation; an animator serves one message at a time.
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

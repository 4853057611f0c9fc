public import UIKitNames

extension SwiftMessages {
  /// Where, when and how a message is shown; a copy of it counts from when the message was asked for.
  public struct Config {
    /// Where it is, and how it comes and goes.
    public var presentationStyle = PresentationStyle.top
    /// The window, the controller or the view that the message is shown in.
    public var presentationContext = PresentationContext.automatic
    /// How long it rests.
    public var duration = Duration.automatic
    /// What becomes of everything behind it.
    public var dimMode = DimMode.none
    /// What a person may feel when it comes, where its view says nothing of that.
    public var haptic: Haptic?
    /// Whether a person may send it away by a swipe, or by the Escape key.
    public var interactiveHide = true
    /// The style of the status bar's letters while the message is shown; `nil` leaves the style to the app, and
    /// without UIKit the style is only kept.
    public var preferredStatusBarStyle: UIStatusBarStyle?
    /// Whether the status bar is hidden while the message is shown; `nil` leaves that to the app, and without UIKit
    /// it is only kept.
    public var prefersStatusBarHidden: Bool?
    /// Whether the message turns with the device; without UIKit only kept.
    public var shouldAutorotate = true
    /// Whether it is dropped while one of the same id waits or is shown and not on its way out.
    ///
    /// Those that have it are counted; see `count(id:)`.
    public var ignoreDuplicates = true
    /// Who is told what happens to it, in this order.
    public var eventListeners: [EventListener] = []
    /// Whether the message keeps the keyboard to itself; `nil` does with a dim mode.
    ///
    /// With UIKit the overlays' window becomes key meanwhile. Elsewhere a message without a dim mode never keeps the
    /// keyboard: what is in the message has the keyboard when a person uses it.
    public var becomeKeyWindow: Bool?
    /// What those who do not see what lies behind know it by, where a tap there sends the message away.
    public var dimModeAccessibilityLabel = "dismiss"
    /// Makes the controller that says how the status bar looks and whether the message turns with the device.
    ///
    /// Called when the message's turn has come, for every context but a view and a controller; the controller is kept
    /// for as long as the message is shown.
    public var windowViewController: ((_ config: Config) -> WindowViewController)?
    /// How it moves out of a keyboard's way; one tracker may serve any number of messages.
    public var keyboardTrackingView: KeyboardTrackingView?
    /// Its rank among those that wait: higher goes first, and of equals who came first.
    public var priority = 0
    /// The binding that asks for the message; `nil` without one.
    var bound: BoundMessage?
    private var userInterfaceStyle: UIUserInterfaceStyle?

    /// Makes what most messages want: at the top, for 2 seconds.
    public init() {}

    /// Whether it is light or dark, whatever the system is; a style that its view has itself goes first.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { userInterfaceStyle ?? .unspecified }
      set { userInterfaceStyle = newValue }
    }
  }
}

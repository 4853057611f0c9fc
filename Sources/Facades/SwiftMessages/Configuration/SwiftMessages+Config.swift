public import UIKitNames

extension SwiftMessages {
  /// Where, when and how a message is shown; a copy of it counts from when the message was asked for.
  public struct Config {
    /// Where it is, and how it comes and goes.
    public var presentationStyle = PresentationStyle.top
    /// In which window.
    public var presentationContext = PresentationContext.automatic
    /// How long it rests.
    public var duration = Duration.automatic
    /// What becomes of everything behind it.
    public var dimMode = DimMode.none
    /// What a person may feel when it comes, where its view says nothing of that.
    public var haptic: Haptic?
    /// Whether a person may send it away by a swipe, or by the Escape key.
    public var interactiveHide = true
    /// The letters of a status bar; only kept, for a `WindowViewController`.
    public var preferredStatusBarStyle: UIStatusBarStyle?
    /// Whether there is no status bar; only kept, for a `WindowViewController`.
    public var prefersStatusBarHidden: Bool?
    /// Whether it turns with the device; only kept, for a `WindowViewController`.
    public var shouldAutorotate = true
    /// Whether it is dropped while one of the same id waits or is shown and not on its way out.
    ///
    /// Those that have it are counted; see `count(id:)`.
    public var ignoreDuplicates = true
    /// Who is told what happens to it, in this order.
    public var eventListeners: [EventListener] = []
    /// Whether it keeps the keyboard to itself, where it has a dim mode; `nil` does.
    ///
    /// Without a dim mode it never does: what is in it has the keyboard when a person uses it.
    public var becomeKeyWindow: Bool?
    /// What those who do not see what lies behind know it by, where a tap there sends the message away.
    public var dimModeAccessibilityLabel = "dismiss"
    /// What a window is made of that the message would have had for itself.
    ///
    /// Called when its turn has come, for every context but a view and a controller; what it makes is kept
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

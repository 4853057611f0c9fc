public import UsherCore

extension OverlayNode {
  /// A button with a label, an icon, or both.
  ///
  /// ```swift
  /// let undo = OverlayNode.Button("Undo", isDefault: true) { print("taken back") }
  /// presenter.present(.notification(title: "Deleted", button: undo))
  /// ```
  public struct Button: Sendable {
    /// The button's label, or empty text if the button has only an icon.
    public internal(set) var label: Text
    /// The icon before the label, or `nil` if there is none.
    public internal(set) var icon: Image?
    /// The button's surface.
    public internal(set) var style: ButtonStyle
    /// The button's purpose for screen readers, or `nil` if the label is sufficient.
    public internal(set) var description: String?
    /// Whether pressing the button dismisses the overlay.
    public let dismisses: Bool
    /// Whether Return presses the button, unless the focused control uses that key.
    public internal(set) var isDefault: Bool
    /// Whether the action is destructive, for example because it deletes the user's work.
    ///
    /// On a colored message, presets draw a surface behind a destructive button.
    public let isDestructive: Bool
    /// Whether Escape presses the button instead of dismissing the overlay.
    var isCancel = false
    /// Whether the button closes the overlay without an answer.
    var isClose = false
    /// The purpose of the button.
    ///
    /// It determines the button's number.
    package internal(set) var kind = Kind.action
    /// Whether the button is enabled, or `nil` if it is always enabled.
    ///
    /// A disabled button is drawn with less opacity and ignores taps and Return.
    public var isEnabled: ObservableValue<Bool>?
    /// Whether an activity indicator replaces the icon because the button's work is in progress.
    public var isBusy = false
    /// The button's action, called on the main actor with the handle of the button's request.
    ///
    /// The action isn't called while the overlay is leaving. The handle is `nil` if the content is
    /// shown without a presenter.
    public let perform: @MainActor @Sendable (PresentationHandle?) -> Void
    /// The button's identifier for UI tests.
    ///
    /// Hosts set it on the native view, for example as UIKit's `accessibilityIdentifier`.
    ///
    /// If it is `nil`, the button's number is used, for example "usher.button.0".
    public var identifier: String?

    /// Creates a button that dismisses its overlay unless `dismisses` is `false`.
    ///
    /// If `color` is `nil`, the label has the accent color, or is red if the button is destructive.
    /// If there are several default buttons, Return presses the first visible one. If `isEnabled`
    /// is `nil`, the button is always enabled.
    public init(
      _ title: String, color: AdaptiveColor? = nil, dismisses: Bool = true,
      isDefault: Bool = false, isDestructive: Bool = false, isEnabled: ObservableValue<Bool>? = nil,
      perform: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.init(
        label: Text(title, in: color, isDestructive: isDestructive), dismisses: dismisses,
        isDefault: isDefault, isDestructive: isDestructive, isEnabled: isEnabled, perform: perform)
    }

    /// Creates a button whose action receives the handle of the button's request.
    ///
    /// ```swift
    /// let more = OverlayNode.Button("More", dismisses: false) { handle in
    ///   handle.update(.notification(title: "3 letters", text: "Ada, Grace, Alan"))
    /// }
    /// presenter.present(.notification(title: "3 letters", button: more))
    /// ```
    public init(
      _ title: String, color: AdaptiveColor? = nil, dismisses: Bool = true,
      isDefault: Bool = false, isDestructive: Bool = false, isEnabled: ObservableValue<Bool>? = nil,
      perform: @escaping @MainActor @Sendable (PresentationHandle) -> Void
    ) {
      self.init(
        label: Text(title, in: color, isDestructive: isDestructive), dismisses: dismisses,
        isDefault: isDefault, isDestructive: isDestructive, isEnabled: isEnabled, perform: perform)
    }

    /// Creates a button with any label, icon and surface.
    ///
    /// If the label is empty, set an icon and a description. If there are several default buttons,
    /// Return presses the first visible one. If `isEnabled` is `nil`, the button is always enabled.
    public init(
      label: Text, icon: Image? = nil, style: ButtonStyle = .bordered, description: String? = nil,
      dismisses: Bool = true, isDefault: Bool = false, isDestructive: Bool = false,
      isEnabled: ObservableValue<Bool>? = nil,
      perform: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.init(
        label: label, icon: icon, style: style, description: description, dismisses: dismisses,
        isDefault: isDefault, isDestructive: isDestructive, isEnabled: isEnabled,
        act: { _ in perform() })
    }

    /// Creates a button with any label, icon and surface, and an action that receives the handle of
    /// the button's request.
    public init(
      label: Text, icon: Image? = nil, style: ButtonStyle = .bordered, description: String? = nil,
      dismisses: Bool = true, isDefault: Bool = false, isDestructive: Bool = false,
      isEnabled: ObservableValue<Bool>? = nil,
      perform: @escaping @MainActor @Sendable (PresentationHandle) -> Void
    ) {
      self.init(
        label: label, icon: icon, style: style, description: description, dismisses: dismisses,
        isDefault: isDefault, isDestructive: isDestructive, isEnabled: isEnabled,
        act: { handle in if let handle { perform(handle) } })
    }

    private init(
      label: Text, icon: Image?, style: ButtonStyle, description: String?, dismisses: Bool,
      isDefault: Bool, isDestructive: Bool, isEnabled: ObservableValue<Bool>?,
      act: @escaping @MainActor @Sendable (PresentationHandle?) -> Void
    ) {
      self.label = label.withoutLinks
      self.icon = icon
      self.style = style
      self.description = description?.withoutControls
      self.dismisses = dismisses
      self.isDefault = isDefault
      self.isDestructive = isDestructive
      self.isEnabled = isEnabled
      perform = act
    }

    /// The purpose of a button.
    ///
    /// Buttons are numbered by kind, so that the others don't change the numbers of the app's
    /// buttons.
    package enum Kind: Hashable, Sendable {
      /// A button that the app or Usher added to the content.
      case action
      /// The box for not being asked a question again.
      case dontAskAgain
      /// A link in text.
      case link(OverlayLink)
      /// The button that changes the height of an overlay with several detents.
      case grabber

      package var order: Int {
        switch self {
        case .action: 0
        case .dontAskAgain: 1
        case .link: 2
        case .grabber: 3
        }
      }
    }

    /// The address that the button opens, or `nil` if the button isn't a link in text.
    public var link: OverlayLink? { if case .link(let link) = kind { link } else { nil } }

    /// Whether the button is enabled at the moment.
    @MainActor
    public var isPressable: Bool { isEnabled?.value ?? true }

    /// The opacity of a disabled button.
    public static let faintness = 0.4

    /// The label's string.
    public var title: String { label.string }

    /// The icon or, while the button is busy, an activity indicator as large as the icon or the
    /// label.
    ///
    /// `nil` if the button has neither.
    public var leading: OverlayNode? {
      guard isBusy else { return icon.map { .image($0) } }
      return .activity(
        Activity(size: icon?.size.height ?? label.font.size, color: label.color, description: title)
      )
    }
  }

  /// The surface of a button.
  public struct ButtonStyle: Hashable, Sendable {
    /// The background while the button is not pressed.
    public let background: AdaptiveColor
    /// The background while the button is pressed.
    public let pressed: AdaptiveColor
    /// The corner radius, in points.
    ///
    /// The maximum is half the button's height.
    public let cornerRadius: Double
    /// The distances between the button's edges and its label, in points.
    ///
    /// `left` is the leading side.
    public let padding: Insets
    /// The button's minimum height, in points.
    ///
    /// The value is at least 24.
    public let height: Double

    /// The minimum height and width of a control, in points (WCAG 2.2, success criterion 2.5.8).
    public static let minimumTarget = 24.0

    /// Creates a style.
    ///
    /// Lengths are clamped to 0...10,000 points. Lengths that aren't finite are replaced by 0.
    public init(
      background: AdaptiveColor, pressed: AdaptiveColor, cornerRadius: Double = 10,
      padding: Insets = Insets(horizontal: 12, vertical: 5), height: Double = 0
    ) {
      self.background = background
      self.pressed = pressed
      self.cornerRadius = Length.mended(cornerRadius)
      self.padding = Length.mended(padding)
      self.height = max(Length.mended(height), Self.minimumTarget)
    }

    func filled(_ color: AdaptiveColor) -> ButtonStyle {
      ButtonStyle(
        background: color, pressed: color.opacity(0.8), cornerRadius: cornerRadius,
        padding: padding, height: height)
    }

    /// A surface that is a shade of the surface behind the button.
    public static let bordered = ButtonStyle(
      background: .fill, pressed: .pressedFill, height: Look.buttonHeight)
    /// A red surface for a destructive button with a white label, legible on any background.
    public static let destructive = ButtonStyle(
      background: AdaptiveColor(hex: 0xB3261E, clear: 0x8C0009),
      pressed: AdaptiveColor(hex: 0x7A0008), height: Look.buttonHeight)
    /// A surface in the accent color, for the button that the user is most likely to press.
    ///
    /// `buttonStyle(_:)` also sets the label color and makes the button the default button. If you
    /// use the initializer instead, set the label color `accentFillLabel` and `isDefault` yourself.
    public static let borderedProminent = ButtonStyle(
      background: .accentFill, pressed: .accentFill.opacity(0.8),
      height: Look.buttonHeight)
    /// A surface that is visible only while the button is pressed.
    public static let plain = ButtonStyle(background: .clear, pressed: .fill)
  }
}

extension OverlayNode.Button {
  /// Returns the button's identifier for UI tests, given the button's number in reading order.
  public func identifier(at number: Int) -> String { identifier ?? "usher.button.\(number)" }
}

extension OverlayNode.Text {
  fileprivate init(_ title: String, in color: AdaptiveColor?, isDestructive: Bool) {
    self.init(
      title, size: 14, weight: .semibold, color: color ?? (isDestructive ? .danger : .accent),
      alignment: .center)
  }
}

public import UsherCore

extension OverlayNode {
  /// A button with a label, an icon, or both.
  ///
  /// ```swift
  /// let undo = OverlayNode.Button("Undo", isDefault: true) { print("taken back") }
  /// presenter.present(.notification(title: "Deleted", button: undo))
  /// ```
  public struct Button: Sendable {
    /// The button's label; empty for a button with only an icon.
    public internal(set) var label: Text
    /// The icon before the label; `nil` for none.
    public internal(set) var icon: Image?
    /// The button's surface.
    public internal(set) var style: ButtonStyle
    /// The button's purpose, as a screen reader says it; `nil` if the label is enough.
    public internal(set) var description: String?
    /// Whether pressing the button dismisses the overlay.
    public let dismisses: Bool
    /// Whether Return presses the button when the focused control does not use that key.
    public internal(set) var isDefault: Bool
    /// Whether the button's action destroys something, such as the user's work.
    ///
    /// On a colored message, the presets then give the button a surface of its own.
    public let isDestructive: Bool
    /// Whether Escape presses the button where it would dismiss the overlay.
    var isCancel = false
    /// Whether the button closes the overlay without an answer.
    var isClose = false
    /// Whether the button can be pressed; `nil` for always.
    ///
    /// A button that cannot be pressed is faint, and neither a tap nor Return presses it.
    public var isEnabled: ObservableValue<Bool>?
    /// Whether an activity indicator stands in place of the icon, since the button's work goes on.
    public var isBusy = false
    /// The button's action, called on the main actor with the handle of the button's request;
    /// presses while the overlay is leaving are ignored.
    ///
    /// The handle is `nil` where content is shown without a presenter.
    public let perform: @MainActor @Sendable (PresentationHandle?) -> Void
    /// The button's identifier for UI tests; hosts pass it to the native view, as UIKit's
    /// `accessibilityIdentifier`.
    ///
    /// `nil` for one by the button's number, as in "usher.button.0".
    public var identifier: String?

    /// Makes a button that dismisses its overlay unless `dismisses` is `false`.
    ///
    /// - Parameters:
    ///   - title: The button's label.
    ///   - color: The label's color; `nil` for that of a control, or of a destructive control.
    ///   - dismisses: Whether pressing the button dismisses the overlay.
    ///   - isDefault: Whether Return presses the button; of several default buttons, the first
    ///     shown counts.
    ///   - isDestructive: Whether the action destroys something.
    ///   - isEnabled: Whether the button can be pressed; `nil` for always.
    ///   - perform: The button's action.
    public init(
      _ title: String, color: AdaptiveColor? = nil, dismisses: Bool = true,
      isDefault: Bool = false, isDestructive: Bool = false, isEnabled: ObservableValue<Bool>? = nil,
      perform: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.init(
        label: Text(title, in: color, isDestructive: isDestructive), dismisses: dismisses,
        isDefault: isDefault, isDestructive: isDestructive, isEnabled: isEnabled, perform: perform)
    }

    /// Makes a button as the initializer before, whose action gets the handle of its request.
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

    /// Makes a button with any label, icon and surface.
    ///
    /// - Parameters:
    ///   - label: The button's label; an empty label needs an icon and a description.
    ///   - icon: The icon before the label.
    ///   - style: The button's surface.
    ///   - description: The button's purpose, as a screen reader says it.
    ///   - dismisses: Whether pressing the button dismisses the overlay.
    ///   - isDefault: Whether Return presses the button; of several default buttons, the first
    ///     shown counts.
    ///   - isDestructive: Whether the action destroys something.
    ///   - isEnabled: Whether the button can be pressed; `nil` for always.
    ///   - perform: The button's action.
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

    /// Makes a button with any label, icon and surface, whose action gets the handle of its
    /// request.
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
      self.label = label
      self.icon = icon
      self.style = style
      self.description = description?.withoutControls
      self.dismisses = dismisses
      self.isDefault = isDefault
      self.isDestructive = isDestructive
      self.isEnabled = isEnabled
      perform = act
    }

    /// Whether the button can be pressed now.
    @MainActor
    public var isPressable: Bool { isEnabled?.value ?? true }

    /// The opacity of the label, the icon and the surface of a button that cannot be pressed.
    public static let faintness = 0.4

    /// The label's whole string.
    public var title: String { label.string }

    /// The piece before the label: the icon, or an activity indicator as large as the letters while
    /// the button is busy; `nil` for none.
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
    /// The corner radius, in points; shrunk to half the button's height if it is larger.
    public let cornerRadius: Double
    /// The distances between the button's edges and its label, in points; `left` is the leading
    /// side.
    public let padding: Insets
    /// The button's minimum height, in points; at least 24.
    public let height: Double

    /// The minimum height and width of a control, in points: WCAG 2.2, success criterion 2.5.8.
    public static let minimumTarget = 24.0

    /// Makes a style; a length that is not finite or negative counts as 0, a length beyond 10,000
    /// points as 10,000.
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

    /// Returns the style with a surface of another color.
    func filled(_ color: AdaptiveColor) -> ButtonStyle {
      ButtonStyle(
        background: color, pressed: color.opacity(0.8), cornerRadius: cornerRadius,
        padding: padding, height: height)
    }

    /// A surface that is a shade of the surface behind it.
    public static let bordered = ButtonStyle(
      background: .fill, pressed: .pressedFill, height: Look.buttonHeight)
    /// A red surface for a destructive button with a white label, legible on any surface behind it.
    public static let destructive = ButtonStyle(
      background: AdaptiveColor(hex: 0xB3261E, clear: 0x8C0009),
      pressed: AdaptiveColor(hex: 0x7A0008), height: Look.buttonHeight)
    /// A surface in the accent, for the button that the user is likely to press; its label is
    /// legible in `AdaptiveColor.accentFillLabel`.
    public static let borderedProminent = ButtonStyle(
      background: .accentFill, pressed: .accentFill.opacity(0.8),
      height: Look.buttonHeight)
    /// A surface that is visible only while the button is pressed.
    public static let plain = ButtonStyle(background: .clear, pressed: .fill)
  }
}

extension OverlayNode.Button {
  /// Returns the identifier for UI tests of an overlay's button with a number in reading order.
  public func identifier(at number: Int) -> String { identifier ?? "usher.button.\(number)" }
}

extension OverlayNode.Text {
  fileprivate init(_ title: String, in color: AdaptiveColor?, isDestructive: Bool) {
    self.init(
      title, size: 14, weight: .semibold, color: color ?? (isDestructive ? .danger : .accent),
      alignment: .center)
  }
}

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
    public let label: Text
    /// The icon before the label; `nil` for none.
    public let icon: Image?
    /// The button's surface.
    public let style: ButtonStyle
    /// The button's purpose, as a screen reader says it; `nil` if the label is enough.
    public let description: String?
    /// Whether pressing the button dismisses the overlay.
    public let dismisses: Bool
    /// Whether Return presses the button when the focused control does not use that key.
    public let isDefault: Bool
    /// The button's action, called on the main actor; presses while the overlay is leaving are
    /// ignored.
    public let perform: @MainActor @Sendable () -> Void
    /// The button's identifier for UI tests; hosts pass it to the native view, as UIKit's
    /// `accessibilityIdentifier`.
    public var identifier: String?

    /// Makes a button that dismisses its overlay unless `dismisses` is `false`.
    public init(
      _ title: String, color: AdaptiveColor = .accent, dismisses: Bool = true,
      isDefault: Bool = false,
      perform: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.init(
        label: Text(
          title, size: 14, weight: .semibold, color: color, alignment: .center, lineLimit: 1),
        dismisses: dismisses, isDefault: isDefault, perform: perform)
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
    ///   - perform: The button's action.
    public init(
      label: Text, icon: Image? = nil, style: ButtonStyle = .standard, description: String? = nil,
      dismisses: Bool = true, isDefault: Bool = false,
      perform: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.label = label
      self.icon = icon
      self.style = style
      self.description = description?.withoutControls
      self.dismisses = dismisses
      self.isDefault = isDefault
      self.perform = perform
    }

    /// The label's whole string.
    public var title: String { label.string }
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
    public static let leastTarget = 24.0

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
      self.height = max(Length.mended(height), Self.leastTarget)
    }

    /// A surface that is a shade of the surface behind it.
    public static let standard = ButtonStyle(background: .fill, pressed: .pressedFill, height: 34)
    /// A surface that is visible only while the button is pressed.
    public static let plain = ButtonStyle(background: .clear, pressed: .fill)
  }
}

extension Node {
  /// A button with a label, an icon, or both.
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
      self.description = description
      self.dismisses = dismisses
      self.isDefault = isDefault
      self.perform = perform
    }

    /// The label's whole string.
    public var title: String { label.string }
  }
}

extension Node {
  /// Something to press.
  public struct Button: Sendable {
    /// What it says; empty where it has only an icon.
    public let label: Text
    /// What stands before the label.
    public let icon: Image?
    /// Its surface.
    public let style: ButtonStyle
    /// What it is for, for those who cannot see its icon; `nil` where the label says it.
    public let description: String?
    /// Whether pressing it dismisses the overlay.
    public let dismisses: Bool
    /// Whether Return presses it, where no control that has the focus wants that key.
    public let isDefault: Bool
    /// What it does; called on the main actor, and not once the overlay is on its way out.
    public let perform: @MainActor @Sendable () -> Void
    /// Its name in tests; a host that has such names gives it to its widget.
    public var identifier: String?

    /// Makes a button that dismisses its overlay unless `dismisses` says otherwise.
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

    /// Makes a button of any look.
    ///
    /// - Parameters:
    ///   - label: What it says; an empty one needs an icon and a description.
    ///   - icon: What stands before the label.
    ///   - style: Its surface.
    ///   - description: What it is for, for those who cannot see its icon.
    ///   - dismisses: Whether pressing it dismisses the overlay.
    ///   - isDefault: Whether Return presses it; of several that are shown, the first counts.
    ///   - perform: What it does.
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

    /// All that it says.
    public var title: String { label.string }
  }
}

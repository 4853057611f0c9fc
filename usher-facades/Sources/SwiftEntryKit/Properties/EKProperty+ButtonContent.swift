#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKProperty {
  /// A button's label, look and action.
  public struct ButtonContent {
    /// A button's action; dismissing the entry is up to the action.
    public typealias Action = () -> Void

    /// The button's label.
    public var label: LabelContent
    /// The button's background.
    public var backgroundColor: EKColor
    /// The button's background while pressed.
    public var highlightedBackgroundColor: EKColor
    /// The distance between the button's edges and the label, in points.
    public var contentEdgeInset: CGFloat
    /// The mode of the background colors, light or dark.
    public var displayMode: EKAttributes.DisplayMode
    /// The button's accessibility identifier, for UI tests.
    public var accessibilityIdentifier: String?
    /// The button's action; `nil` for none.
    public var action: Action?

    /// Creates a button's content.
    public init(
      label: LabelContent, backgroundColor: EKColor, highlightedBackgroundColor: EKColor,
      contentEdgeInset: CGFloat = 5, displayMode: EKAttributes.DisplayMode = .inferred,
      accessibilityIdentifier: String? = nil, action: @escaping Action = {}
    ) {
      self.label = label
      self.backgroundColor = backgroundColor
      self.highlightedBackgroundColor = highlightedBackgroundColor
      self.contentEdgeInset = contentEdgeInset
      self.displayMode = displayMode
      self.accessibilityIdentifier = accessibilityIdentifier
      self.action = action
    }

    /// Returns the background for the traits; `displayMode` overrides the traits unless it is
    /// `inferred`.
    public func backgroundColor(for traitCollection: UITraitCollection) -> UIColor {
      backgroundColor.color(for: traitCollection, mode: displayMode)
    }

    /// Returns the background while pressed for the traits, like `backgroundColor(for:)`.
    public func highlightedBackgroundColor(for traitCollection: UITraitCollection) -> UIColor {
      highlightedBackgroundColor.color(for: traitCollection, mode: displayMode)
    }

    /// Returns the label's color at an opacity of 0.8, for the traits.
    ///
    /// The library's own buttons show a press by the background alone.
    public func highlighedLabelColor(for traitCollection: UITraitCollection) -> UIColor {
      label.style.color.with(alpha: 0.8).color(for: traitCollection, mode: label.style.displayMode)
    }
  }
}
#endif

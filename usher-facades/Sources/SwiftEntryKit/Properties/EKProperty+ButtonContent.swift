#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKProperty {
  /// A button's label, appearance and action.
  public struct ButtonContent {
    /// A button's action.
    ///
    /// The entry isn't dismissed automatically.
    public typealias Action = () -> Void

    /// The button's label.
    public var label: LabelContent
    /// The button's background color.
    public var backgroundColor: EKColor
    /// The button's background color while it is pressed.
    public var highlightedBackgroundColor: EKColor
    /// The distance between the button's edges and the label, in points.
    public var contentEdgeInset: CGFloat
    /// The display mode used to choose the light or the dark background colors.
    public var displayMode: EKAttributes.DisplayMode
    /// The button's accessibility identifier, for UI tests.
    public var accessibilityIdentifier: String?
    /// The button's action, or `nil` if there is none.
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

    /// Returns the background color.
    ///
    /// If `displayMode` is `inferred`, the traits determine the mode.
    public func backgroundColor(for traitCollection: UITraitCollection) -> UIColor {
      backgroundColor.color(for: traitCollection, mode: displayMode)
    }

    /// Returns the background color of the pressed button.
    ///
    /// If `displayMode` is `inferred`, the traits determine the mode.
    public func highlightedBackgroundColor(for traitCollection: UITraitCollection) -> UIColor {
      highlightedBackgroundColor.color(for: traitCollection, mode: displayMode)
    }

    /// Returns the label's color with an opacity of 0.8.
    ///
    /// The library itself doesn't use this color. Its buttons only change their background when
    /// pressed.
    public func highlighedLabelColor(for traitCollection: UITraitCollection) -> UIColor {
      label.style.color.with(alpha: 0.8).color(for: traitCollection, mode: label.style.displayMode)
    }
  }
}
#endif

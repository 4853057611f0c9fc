public import Foundation

extension EKProperty {
  /// What a button says, how it looks, and what it does.
  public struct ButtonContent {
    /// What a button does; it does not dismiss the entry by itself.
    public typealias Action = () -> Void

    /// What it says.
    public var label: LabelContent
    /// What it is filled with.
    public var backgroundColor: EKColor
    /// What it is filled with while it is pressed.
    public var highlightedBackgroundColor: EKColor
    /// Points between its edges and what it says.
    public var contentEdgeInset: CGFloat
    /// Whether its colours are the light or the dark ones.
    public var displayMode: EKAttributes.DisplayMode
    /// Its name in tests.
    public var accessibilityIdentifier: String?
    /// What it does; `nil` does nothing.
    public var action: Action?

    /// Makes a button's content.
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

    /// What it is filled with under these traits; its display mode counts more than they do.
    public func backgroundColor(for traitCollection: UITraitCollection) -> UIColor {
      backgroundColor.color(for: traitCollection, mode: displayMode)
    }

    /// What it is filled with while it is pressed, under these traits.
    public func highlightedBackgroundColor(for traitCollection: UITraitCollection) -> UIColor {
      highlightedBackgroundColor.color(for: traitCollection, mode: displayMode)
    }

    /// The colour of its letters while it is pressed, under these traits: four fifths as strong.
    public func highlighedLabelColor(for traitCollection: UITraitCollection) -> UIColor {
      label.style.color.with(alpha: 0.8).color(for: traitCollection, mode: label.style.displayMode)
    }
  }
}

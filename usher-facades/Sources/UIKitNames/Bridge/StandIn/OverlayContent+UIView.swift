#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
@_spi(Facades) public import Usher

extension OverlayContent {
  /// Makes content from a view: the view's own content, or its subviews on its surface.
  ///
  /// A view without a background and a visible layer has the surface of its own content, or a clear
  /// one. A view without content of its own has the size that its constraints require; if it is
  /// empty as well, the size of its frame.
  @MainActor
  public init(_ view: UIView) {
    self.init(unsized: view)
    if !(view is any ContentRepresentable) { root = view.sized(root) }
  }

  /// Makes content from a view, without the size that its constraints require.
  @MainActor
  fileprivate init(unsized view: UIView) {
    let source = view as? any ContentRepresentable
    let own = source?.usherContent
    let root = own?.root ?? OverlayNode(subviewsOf: view)
    let surface = (view is any SurfaceBringing ? nil : view.surface) ?? own?.style ?? .clear
    self.init(
      root, style: surface, scrim: own?.scrim ?? .scrim, folded: own?.folded,
      appearance: Appearance(view.overrideUserInterfaceStyle) ?? own?.appearance,
      haptic: own?.haptic, semantics: own?.semantics ?? Semantics(label: view.accessibilityLabel))
  }
}

extension OverlayNode {
  /// Makes a node from a view, as a part of other content.
  @MainActor
  public init(_ view: UIView) {
    self = view.node { Placing(of: view, heedsWeakConstraints: $0) }
  }

  /// Makes a node from a view's subviews: side by side where constraints say so, otherwise layered.
  @MainActor
  package init(subviewsOf view: UIView) {
    self = SubviewLayout(of: view).node
  }
}

extension UIView {
  /// Returns a node of the view, as a part of other content.
  ///
  /// - Parameter placed: Returns the view's placing, with or without weak constraints.
  /// - Returns: The node.
  func node(placed: (_ heedsWeakConstraints: Bool) -> Placing) -> OverlayNode {
    let content = OverlayContent(unsized: self)
    let placing = placed(content.root.isNothing)
    if content.style == .clear, placing.isOpen, alpha == 1 { return content.root }
    let box = OverlayNode.box(
      OverlayNode.Box(
        content.root.isNothing ? nil : content.root,
        style: content.style == .clear ? nil : content.style, margins: placing.margins,
        width: placing.width.map { Double($0) }, height: placing.height.map { Double($0) },
        opacity: Double(alpha)))
    return placing.centered(box)
  }

  /// The size that the view's constraints require; `nil` unless both sides are given.
  var requiredSize: CGSize? {
    let placing = Placing(of: self)
    guard let width = placing.width, let height = placing.height else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Wraps a node in the size that the view's constraints require; an empty node gets the frame's
  /// size.
  fileprivate func sized(_ node: OverlayNode) -> OverlayNode {
    let isEmpty = node.isEmpty
    let width = requiredLength(.width, heedsWeakConstraints: isEmpty)
    let height = requiredLength(.height, heedsWeakConstraints: isEmpty)
    guard isEmpty else {
      return width == nil && height == nil
        ? node : .box(OverlayNode.Box(node, width: width, height: height))
    }
    return .box(
      OverlayNode.Box(style: .clear, width: width ?? frame.width, height: height ?? frame.height))
  }

  /// Returns the length that the view's constraints require for a side; `nil` if they require none.
  private func requiredLength(
    _ side: NSLayoutConstraint.Attribute, heedsWeakConstraints: Bool
  ) -> Double? {
    let constraint = constraints.last { constraint in
      constraint.firstItem === self && constraint.firstAttribute == side
        && constraint.relation == .equal
        && constraint.secondAttribute == .notAnAttribute
        && (heedsWeakConstraints || !constraint.priority.isWeak)
    }
    return constraint.map { Double($0.constant) }
  }

  /// The view's tint colour, or that of its nearest ancestor with one.
  var inheritedTint: UIColor? { tintColor ?? superview?.inheritedTint }

  /// The view's surface; `nil` if its background and layer draw nothing.
  var surface: OverlayStyle? {
    let effect = (self as? UIVisualEffectView)?.effect as? UIBlurEffect
    let hasBorder = layer.borderWidth > 0
    // Buttons define their background in their content.
    let ground = self is UIButton ? nil : backgroundColor
    let cutsCorners = clipsToBounds && layer.cornerRadius > 0 && !(self is UIImageView)
    guard ground != nil || effect != nil || layer.shadowOpacity > 0 || hasBorder || cutsCorners
    else {
      return nil
    }
    let background: Background =
      effect.map { .blur(Blur($0.style)) } ?? ground.map { .color(AdaptiveColor($0)) } ?? .clear
    return OverlayStyle(
      background: background, corners: Corners(layer),
      border: hasBorder
        ? OverlayBorder(AdaptiveColor(layer.borderColor ?? .black), width: layer.borderWidth) : nil,
      shadow: OverlayShadow(layer),
      clipsContent: clipsToBounds)
  }
}

extension OverlayNode {
  /// Whether the node is an empty stack.
  fileprivate var isNothing: Bool {
    if case .stack(let stack) = self { stack.children.isEmpty } else { false }
  }
}

extension OverlayContent {
  /// Returns the content unchanged: the background of a tree bleeds beyond the overlay without
  /// help.
  @MainActor
  package func reaching(with view: UIView) -> OverlayContent { self }
}
#endif

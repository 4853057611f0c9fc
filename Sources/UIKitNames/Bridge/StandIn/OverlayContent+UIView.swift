#if !canImport(UIKit)
internal import Foundation
public import Usher

extension OverlayContent {
  /// What a view shows: its own content, or its subviews on its surface.
  ///
  /// The surface of one that shows nothing of its own is clear, unless its background and layer say
  /// otherwise. One that says nothing itself is as large as its own rules require, and one with nothing in
  /// it as large as its frame.
  @MainActor
  public init(_ view: UIView) {
    self.init(unsized: view)
    if !(view is any ContentRepresentable) { root = view.sized(root) }
  }

  /// What a view shows, whatever size it is to have.
  @MainActor
  fileprivate init(unsized view: UIView) {
    let source = view as? any ContentRepresentable
    let own = source?.usherContent
    let root = own?.root ?? Node(subviewsOf: view)
    let surface = (view is any SurfaceBringing ? nil : view.surface) ?? own?.style ?? .clear
    self.init(
      root, style: surface, scrim: own?.scrim ?? .scrim, folded: own?.folded,
      appearance: Appearance(view.overrideUserInterfaceStyle) ?? own?.appearance,
      haptic: own?.haptic, semantics: own?.semantics ?? Semantics(label: view.accessibilityLabel))
  }
}

extension Node {
  /// What a view shows, as a piece of other content.
  @MainActor
  public init(_ view: UIView) {
    self = view.node { Placing(of: view, heedsWeakRules: $0) }
  }

  /// A view's subviews as a piece of content: beside each other where rules say so, and otherwise one in
  /// front of the other.
  @MainActor
  package init(subviewsOf view: UIView) {
    self = SubviewLayout(of: view).node
  }
}

extension UIView {
  /// What it shows, as a piece of other content.
  ///
  /// - Parameter placed: Where it lies, with or without heed of weak rules.
  /// - Returns: The piece.
  func node(placed: (_ heedsWeakRules: Bool) -> Placing) -> Node {
    let content = OverlayContent(unsized: self)
    let placing = placed(content.root.isNothing)
    if content.style == .clear, placing.isOpen, alpha == 1 { return content.root }
    let box = Node.box(
      Node.Box(
        content.root.isNothing ? nil : content.root,
        style: content.style == .clear ? nil : content.style, margins: placing.margins,
        width: placing.width.map { Double($0) }, height: placing.height.map { Double($0) },
        opacity: Double(alpha)))
    return placing.centered(box)
  }

  /// The size that its rules of layout require; `nil` unless both sides are given.
  var requiredSize: CGSize? {
    let placing = Placing(of: self)
    guard let width = placing.width, let height = placing.height else { return nil }
    return CGSize(width: width, height: height)
  }

  /// A piece in the size that its own rules require; where there is nothing in it, in that of its frame.
  fileprivate func sized(_ node: Node) -> Node {
    let isEmpty = node.isEmpty
    let width = requiredLength(.width, heedsWeakRules: isEmpty)
    let height = requiredLength(.height, heedsWeakRules: isEmpty)
    guard isEmpty else {
      return width == nil && height == nil
        ? node : .box(Node.Box(node, width: width, height: height))
    }
    return .box(
      Node.Box(style: .clear, width: width ?? frame.width, height: height ?? frame.height))
  }

  /// How long its own rules require a side to be; `nil` where they do not.
  private func requiredLength(
    _ side: NSLayoutConstraint.Attribute, heedsWeakRules: Bool
  ) -> Double? {
    let rule = constraints.last { rule in
      rule.firstItem === self && rule.firstAttribute == side && rule.relation == .equal
        && rule.secondAttribute == .notAnAttribute && (heedsWeakRules || !rule.priority.isWeak)
    }
    return rule.map { Double($0.constant) }
  }

  /// Its tint, or that of what it lies in.
  var inheritedTint: UIColor? { tintColor ?? superview?.inheritedTint }

  /// Its surface; `nil` where its background and layer draw nothing.
  var surface: Style? {
    let effect = (self as? UIVisualEffectView)?.effect as? UIBlurEffect
    let hasBorder = layer.borderWidth > 0
    // Controls and texts with a ground of their own say so in their content.
    let ground = self is UIButton ? nil : backgroundColor
    let cutsCorners = clipsToBounds && layer.cornerRadius > 0 && !(self is UIImageView)
    guard ground != nil || effect != nil || layer.shadowOpacity > 0 || hasBorder || cutsCorners
    else {
      return nil
    }
    let background: Background =
      effect.map { .blur(Blur($0.style)) } ?? ground.map { .color(AdaptiveColor($0)) } ?? .clear
    return Style(
      background: background, corners: Corners(layer),
      border: hasBorder
        ? Border(AdaptiveColor(layer.borderColor ?? .black), width: layer.borderWidth) : nil,
      shadow: Shadow(layer),
      clipsContent: clipsToBounds)
  }
}

extension Node {
  /// Whether there are no pieces in it.
  fileprivate var isNothing: Bool {
    if case .stack(let stack) = self { stack.children.isEmpty } else { false }
  }
}
#endif

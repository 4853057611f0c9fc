#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
internal import Usher

/// The place that an animator gave a message in its container, by constraints or by a frame.
@MainActor
struct ContainerPlacing {
  private var edges: [OverlayRect.Edge: Double] = [:]
  private var isInSafeArea = false
  private var width: Double?
  private var height: Double?
  private var isCenteredAcross = false
  private var hasConstraints = false

  /// Reads the constraints; without any, the frame counts.
  ///
  /// - Parameters:
  ///   - view: The placed view.
  ///   - container: The container.
  ///   - lent: The temporary frame that the view had before; that frame does not place the view.
  ///   - isMoved: Whether the view's frame was set since, even to the same value.
  init(of view: UIView, in container: UIView, lent: CGRect, isMoved: Bool) {
    for constraint in view.constraints + container.constraints
    where constraint.relation == .equal && constraint.isActive {
      add(constraint, of: view, in: container)
    }
    guard !hasConstraints, view.frame != .zero, isMoved || view.frame != lent else { return }
    lie(at: view.frame, in: container.bounds, lent: lent)
  }

  /// Places an overlay accordingly; values that the place leaves open are unchanged.
  func place(_ overlay: inout Overlay) {
    let own = overlay.margins
    overlay.margins = Insets(
      top: overlay.margins.top + (edges[.top] ?? 0),
      left: overlay.margins.left + (edges[.left] ?? 0),
      bottom: overlay.margins.bottom + (edges[.bottom] ?? 0),
      right: overlay.margins.right + (edges[.right] ?? 0))
    switch (edges[.top], edges[.bottom]) {
    case (_?, _?):
      overlay.placement.vertical = .top
      overlay.size.height = .inset(0)
    case (_?, nil): overlay.placement.vertical = .top
    case (nil, _?): overlay.placement.vertical = .bottom
    case (nil, nil): overlay.placement.vertical = .center
    }
    switch (edges[.left], edges[.right]) {
    case (_?, _?): break
    case (_?, nil): overlay.lean(.leading)
    case (nil, _?): overlay.lean(.trailing)
    case (nil, nil): if isCenteredAcross { overlay.lean(.center) }
    }
    // The overlay's frame is inside the view's own margins.
    if let width { overlay.size.width = .constant(max(width - own.left - own.right, 0)) }
    if let height { overlay.size.height = .constant(max(height - own.top - own.bottom, 0)) }
    if isInSafeArea, overlay.safeArea == .overridden { overlay.safeArea = .respected }
  }

  /// Returns the view's range in a container of a width; `nil` for a view only as wide as its
  /// content.
  func spanned(of whole: Double) -> ClosedRange<Double>? {
    guard width == nil, !isCenteredAcross, (edges[.left] == nil) == (edges[.right] == nil) else {
      return nil
    }
    let start = edges[.left] ?? 0
    return start...max(start, whole - (edges[.right] ?? 0))
  }

  /// Places the view at a frame, relative to the nearest edges; an unchanged height follows the
  /// content.
  private mutating func lie(at frame: CGRect, in bounds: CGRect, lent: CGRect) {
    if frame.midY > bounds.midY {
      edges[.bottom] = bounds.maxY - frame.maxY
    } else {
      edges[.top] = frame.minY
    }
    edges[.left] = frame.minX
    if frame.width == bounds.width {
      edges[.right] = -frame.minX
    } else {
      width = frame.width
    }
    if frame.height != lent.height { height = frame.height }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, of view: UIView, in container: UIView)
  {
    let isFirst = constraint.firstItem === view
    guard isFirst || constraint.secondItem === view else { return }
    hasConstraints = true
    if constraint.secondItem == nil {
      if constraint.firstAttribute == .width { width = Double(constraint.constant) }
      if constraint.firstAttribute == .height { height = Double(constraint.constant) }
      return
    }
    let other = isFirst ? constraint.secondItem : constraint.firstItem
    let guide = other as? UILayoutGuide
    guard other === container || guide?.owningView === container else { return }
    if guide === container.safeAreaLayoutGuide { isInSafeArea = true }
    let inwards = Double(isFirst ? constraint.constant : -constraint.constant)
    switch isFirst ? constraint.firstAttribute : constraint.secondAttribute {
    case .top: edges[.top] = inwards
    case .left, .leading: edges[.left] = inwards
    case .bottom: edges[.bottom] = -inwards
    case .right, .trailing: edges[.right] = -inwards
    case .centerX: isCenteredAcross = true
    case .width, .height, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin,
      .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      break
    }
  }
}

extension Overlay {
  /// Aligns the overlay to a side, and reduces a full width to the content's width.
  fileprivate mutating func lean(_ side: Placement.Horizontal) {
    placement.horizontal = side
    if size.width == .inset(0) { size.width = .intrinsic }
  }
}
#endif

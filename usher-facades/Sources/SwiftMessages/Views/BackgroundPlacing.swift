#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge
internal import Usher

/// The place of the background in a message view, as the constraints define it.
@MainActor
struct BackgroundPlacing {
  /// The size that the constraints require.
  private(set) var size = SizeConstraints(maximumWidth: .intrinsic)
  /// Whether the background is the view itself.
  let fills: Bool
  /// Whether the background's content reaches the background's edges, and therefore the safe area.
  let contentTouchesEdges: Bool
  private var edges: [OverlayRect.Edge: Distance] = [:]

  /// The distance of a background's edge from the view's edge or margin.
  private struct Distance {
    let isFromMargin: Bool
    let points: Double
  }

  init(of view: UIView) {
    let background = view.shownBackground
    fills = background === view
    contentTouchesEdges = Self.contentTouchesEdges(of: background)
    for constraint in background.constraints
    where constraint.relation == .equal && constraint.isActive {
      guard constraint.usherIsClients, constraint.secondAttribute == .notAnAttribute,
        constraint.firstItem === background,
        constraint.priority.rawValue > UILayoutPriority.defaultLow.rawValue
      else { continue }
      if constraint.firstAttribute == .width { size.width = .constant(Double(constraint.constant)) }
      if constraint.firstAttribute == .height {
        size.height = .constant(Double(constraint.constant))
      }
    }
    guard !fills else { return }
    for constraint in view.constraints + background.constraints {
      add(constraint, of: background, in: view)
    }
    if isFromMargin(.left), isFromMargin(.right) { size.regularWidthCap = 500 }
  }

  /// Whether the background touches an edge of the view.
  func touches(_ edge: OverlayRect.Edge) -> Bool { fills || edges[edge]?.isFromMargin == false }

  /// Returns the distances between the view's edges and the background for the given margins.
  func margins(adding additions: Insets) -> Insets {
    guard !fills else { return .zero }
    func distance(_ edge: OverlayRect.Edge, _ addition: Double) -> Double {
      edges[edge].map { $0.points + ($0.isFromMargin ? addition : 0) } ?? 0
    }
    return Insets(
      top: distance(.top, additions.top), left: distance(.left, additions.left),
      bottom: distance(.bottom, additions.bottom), right: distance(.right, additions.right))
  }

  private func isFromMargin(_ edge: OverlayRect.Edge) -> Bool { edges[edge]?.isFromMargin == true }

  private mutating func add(
    _ constraint: NSLayoutConstraint, of background: UIView, in view: UIView
  ) {
    guard constraint.usherIsClients, constraint.relation == .equal, constraint.isActive else {
      return
    }
    let isFirst = constraint.firstItem === background
    guard isFirst || constraint.secondItem === background else { return }
    let other = isFirst ? constraint.secondItem : constraint.firstItem
    let isFromMargin = other === view.layoutMarginsGuide
    guard isFromMargin || other === view || other === view.safeAreaLayoutGuide else { return }
    let inwards = isFirst ? constraint.constant : -constraint.constant
    guard
      let edge = OverlayRect.Edge(isFirst ? constraint.firstAttribute : constraint.secondAttribute)
    else { return }
    let points = edge == .top || edge == .left ? inwards : -inwards
    edges[edge] = Distance(isFromMargin: isFromMargin, points: Double(points))
  }

  private static func contentTouchesEdges(of background: UIView) -> Bool {
    let shown = background.subviews.filter { !$0.isHidden }
    return !shown.isEmpty
      && shown.allSatisfy { subview in
        (background.constraints + subview.constraints).contains { constraint in
          let items = [constraint.firstItem, constraint.secondItem]
          return constraint.isActive && items.contains { $0 === subview }
            && items.contains { $0 === background }
            && [.top, .bottom].contains(constraint.firstAttribute)
        }
      }
  }
}

extension OverlayRect.Edge {
  /// Creates the edge for an attribute of a constraint, assuming a left-to-right layout.
  ///
  /// Fails for attributes that aren't edges.
  fileprivate init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left, .leading: self = .left
    case .right, .trailing: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    default: return nil
    }
  }
}

extension UIView {
  /// The background behind the view's content.
  ///
  /// If `backgroundView` isn't inside the view, the view itself is the background.
  var shownBackground: UIView {
    guard let background = (self as? any BackgroundViewable)?.backgroundView,
      background.isDescendant(of: self)
    else { return self }
    return background
  }
}
#endif

internal import UIKitNames
internal import Usher

/// Where the background of a message view lies in it, as its rules of layout say.
@MainActor
struct BackgroundPlacing {
  /// How large they say it is.
  private(set) var size = SizeConstraints(maximumWidth: .intrinsic)
  /// Whether the background is the view itself.
  let fills: Bool
  /// Whether what stands on the background reaches its edges, so that it covers the safe area, too.
  let contentTouchesEdges: Bool
  private var edges: [Rect.Edge: Distance] = [:]

  /// How an edge lies in the view.
  private struct Distance {
    let isFromMargin: Bool
    let points: Double
  }

  init(of view: UIView) {
    let background = view.shownBackground
    fills = background === view
    contentTouchesEdges = Self.contentTouchesEdges(of: background)
    for rule in background.constraints where rule.relation == .equal && rule.isActive {
      guard rule.usherIsClients, rule.secondAttribute == .notAnAttribute,
        rule.firstItem === background,
        rule.priority.rawValue > UILayoutPriority.defaultLow.rawValue
      else { continue }
      if rule.firstAttribute == .width { size.width = .constant(Double(rule.constant)) }
      if rule.firstAttribute == .height { size.height = .constant(Double(rule.constant)) }
    }
    guard !fills else { return }
    for rule in view.constraints + background.constraints {
      add(rule, of: background, in: view)
    }
    if isFromMargin(.left), isFromMargin(.right) { size.regularWidthCap = 500 }
  }

  /// Whether it lies right at an edge of the view.
  func touches(_ edge: Rect.Edge) -> Bool { fills || edges[edge]?.isFromMargin == false }

  /// What is between the view's edges and the background, where the margins are these.
  func margins(adding additions: Insets) -> Insets {
    guard !fills else { return .zero }
    func distance(_ edge: Rect.Edge, _ addition: Double) -> Double {
      edges[edge].map { $0.points + ($0.isFromMargin ? addition : 0) } ?? 0
    }
    return Insets(
      top: distance(.top, additions.top), left: distance(.left, additions.left),
      bottom: distance(.bottom, additions.bottom), right: distance(.right, additions.right))
  }

  private func isFromMargin(_ edge: Rect.Edge) -> Bool { edges[edge]?.isFromMargin == true }

  private mutating func add(_ rule: NSLayoutConstraint, of background: UIView, in view: UIView) {
    guard rule.usherIsClients, rule.relation == .equal, rule.isActive else { return }
    let isFirst = rule.firstItem === background
    guard isFirst || rule.secondItem === background else { return }
    let other = isFirst ? rule.secondItem : rule.firstItem
    let isFromMargin = other === view.layoutMarginsGuide
    guard isFromMargin || other === view || other === view.safeAreaLayoutGuide else { return }
    let inwards = isFirst ? rule.constant : -rule.constant
    guard let edge = Rect.Edge(isFirst ? rule.firstAttribute : rule.secondAttribute) else { return }
    let points = edge == .top || edge == .left ? inwards : -inwards
    edges[edge] = Distance(isFromMargin: isFromMargin, points: Double(points))
  }

  private static func contentTouchesEdges(of background: UIView) -> Bool {
    let shown = background.subviews.filter { !$0.isHidden }
    return !shown.isEmpty
      && shown.allSatisfy { subview in
        (background.constraints + subview.constraints).contains { rule in
          let items = [rule.firstItem, rule.secondItem]
          return rule.isActive && items.contains { $0 === subview }
            && items.contains { $0 === background }
            && [.top, .bottom].contains(rule.firstAttribute)
        }
      }
  }
}

extension Rect.Edge {
  /// The edge that an attribute is about, with lines from left to right; `nil` for none.
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
  /// What its content stands on: the background that it names, where that lies in it, or itself.
  var shownBackground: UIView {
    guard let background = (self as? any BackgroundViewable)?.backgroundView,
      background.isDescendant(of: self)
    else { return self }
    return background
  }
}

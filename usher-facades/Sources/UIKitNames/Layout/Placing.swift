#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
internal import Usher

/// The place of a view in its superview, as set by its constraints or its frame.
@preconcurrency @MainActor
struct Placing {
  /// The distances from the superview's edges, in points.
  var margins = Insets.zero
  /// The width, if known, in points.
  var width: CGFloat?
  /// The height, if known, in points.
  var height: CGFloat?

  /// The superview's edges that the view is pinned to.
  var pins: Set<Guideline.Side> = []
  /// The centre's distance to the right of the superview's centre, if the view is placed by its
  /// centre.
  var centerX: CGFloat?
  /// The centre's distance below the superview's centre, if the view is placed by its centre.
  var centerY: CGFloat?
  var widthShare: Share?
  var heightShare: Share?

  /// A length as a multiple of the superview's length, plus a number of points.
  struct Share {
    let factor: CGFloat
    let more: CGFloat
  }

  /// Whether neither place nor size is set.
  var isOpen: Bool {
    margins == .zero && width == nil && height == nil && centerX == nil && centerY == nil
      && (pins.isEmpty || pins.count == 4)
  }

  /// Reads the constraints of a view.
  ///
  /// - Parameters:
  ///   - view: The view to lay out.
  ///   - heedsWeakConstraints: Whether weak constraints count, which yield to the size of the
  ///     view's content.
  init(of view: UIView, heedsWeakConstraints: Bool = false) {
    let views = view.superview?.subviews ?? [view]
    let lines = Guidelines(
      of: views, in: view.superview, heedsWeakConstraints: heedsWeakConstraints)
    self.init(of: view, in: lines.completed(for: views))
  }

  /// Reads the guidelines of a view.
  ///
  /// - Parameters:
  ///   - view: The view to lay out.
  ///   - lines: The guidelines of the view and its superview.
  ///   - held: The distances set by the row or column that contains the view, which take
  ///     precedence.
  init(of view: UIView, in lines: Guidelines, held: [Guideline: CGFloat] = [:]) {
    func distance(_ side: Guideline.Side) -> CGFloat? {
      held[Guideline(side, of: view)]
        ?? lines.distance(to: side, of: view)
    }
    func pin(_ side: Guideline.Side, _ margin: WritableKeyPath<Insets, Double>, _ sign: CGFloat) {
      guard let distance = distance(side) else { return }
      pins.insert(side)
      margins[keyPath: margin] = sign * distance
    }
    width = lines.length(of: view, along: .horizontal)
    height = lines.length(of: view, along: .vertical)
    pin(.left, \.left, 1)
    pin(.top, \.top, 1)
    // A view with a start and a length has its end there, whichever view follows.
    let endsByItself = (
      x: width != nil && pins.contains(.left), y: height != nil && pins.contains(.top)
    )
    if !endsByItself.x || held[Guideline(.right, of: view)] == nil { pin(.right, \.right, -1) }
    if !endsByItself.y || held[Guideline(.bottom, of: view)] == nil { pin(.bottom, \.bottom, -1) }
    if !pins.isSuperset(of: [.left, .right]) { centerX = distance(.centerX) }
    if !pins.isSuperset(of: [.top, .bottom]) { centerY = distance(.centerY) }
    widthShare = lines.share(.width, of: view)
    heightShare = lines.share(.height, of: view)
    resolveShares(in: view.superview)
    guard view.translatesAutoresizingMaskIntoConstraints, view.frame != .zero else { return }
    width = width ?? (view.frame.width > 0 ? view.frame.width : nil)
    height = height ?? (view.frame.height > 0 ? view.frame.height : nil)
    if margins == .zero {
      margins = Insets(top: view.frame.minY, left: view.frame.minX, bottom: 0, right: 0)
    }
    // A view with a frame keeps its size in a larger area.
    if centerX == nil, pins.isDisjoint(with: [.left, .right]) { pins.insert(.left) }
    if centerY == nil, pins.isDisjoint(with: [.top, .bottom]) { pins.insert(.top) }
  }

  /// Returns the insets between a view and one of its descendants; `nil` if `inner` is no
  /// descendant.
  static func taken(from outer: UIView, to inner: UIView) -> Insets? {
    guard inner.isDescendant(of: outer) else { return nil }
    var taken = Insets.zero
    var view = inner
    while view !== outer {
      guard let superview = view.superview else { break }
      let margins = Placing(of: view).margins
      taken = Insets(
        top: taken.top + margins.top, left: taken.left + margins.left,
        bottom: taken.bottom + margins.bottom, right: taken.right + margins.right)
      view = superview
    }
    return taken
  }
}

extension Guidelines {
  /// Returns a view's length as a share of the superview's; `nil` if unknown.
  @MainActor
  fileprivate func share(_ side: Guideline.Side, of view: UIView) -> Placing.Share? {
    shares[Guideline(side, of: view)]
      ?? distance(to: side, of: view).map { Placing.Share(factor: 1, more: $0) }
  }
}
#endif

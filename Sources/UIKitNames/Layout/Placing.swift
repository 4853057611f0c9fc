#if !canImport(UIKit)
internal import Foundation
internal import Usher

/// How a view lies in its superview, as its rules or its frame say.
@preconcurrency @MainActor
struct Placing {
  /// Points from the superview's edges.
  var margins = Insets.zero
  /// A width that is given.
  var width: CGFloat?
  /// A height that is given.
  var height: CGFloat?

  /// Which of the superview's edges say where it lies.
  var pins: Set<Guideline.Side> = []
  /// How far its middle is to the right of the superview's, where it is laid out by that.
  var centerX: CGFloat?
  /// How far its middle is below the superview's, where it is laid out by that.
  var centerY: CGFloat?
  var widthShare: Share?
  var heightShare: Share?

  /// A side as a multiple of the superview's, and so many points more.
  struct Share {
    let factor: CGFloat
    let more: CGFloat
  }

  /// Whether nothing is said of where it lies and how large it is.
  var isOpen: Bool {
    margins == .zero && width == nil && height == nil && centerX == nil && centerY == nil
      && (pins.isEmpty || pins.count == 4)
  }

  /// Reads the rules of a view.
  ///
  /// - Parameters:
  ///   - view: What is laid out.
  ///   - heedsWeakRules: Whether those count that give way to the size of what the view shows.
  init(of view: UIView, heedsWeakRules: Bool = false) {
    let views = view.superview?.subviews ?? [view]
    let lines = Guidelines(of: views, in: view.superview, heedsWeakRules: heedsWeakRules)
    self.init(of: view, in: lines.completed(for: views))
  }

  /// Reads where the lines of a view lie.
  ///
  /// - Parameters:
  ///   - view: What is laid out.
  ///   - lines: Where its lines lie, and those of its superview.
  ///   - held: Where they lie in the row or column that it is a piece of, which counts more.
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
    // What has a length and begins somewhere ends where it does, whatever follows it.
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
    // A frame keeps its size where there is more room.
    if centerX == nil, pins.isDisjoint(with: [.left, .right]) { pins.insert(.left) }
    if centerY == nil, pins.isDisjoint(with: [.top, .bottom]) { pins.insert(.top) }
  }

  /// What lies between the edges of a view and of one inside it; `nil` where it is not inside.
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
  /// A length as a share of the superview's; `nil` where nothing says that.
  @MainActor
  fileprivate func share(_ side: Guideline.Side, of view: UIView) -> Placing.Share? {
    shares[Guideline(side, of: view)]
      ?? distance(to: side, of: view).map { Placing.Share(factor: 1, more: $0) }
  }
}
#endif

import Foundation

/// A rectangle that takes part in layout without being a view.
@MainActor
open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// The frame by the last layout, in the owning view's coordinates.
  var solvedFrame = CGRect.zero

  public override init() {
    super.init()
  }

  /// The rectangle in the owning view's coordinates.
  open var layoutFrame: CGRect {
    switch place {
    case .free: solvedFrame
    case .inset(let insets): owningView?.bounds.inset(by: insets) ?? .zero
    case .content:
      (owningView as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) } ?? .zero
    case .visible: owningView?.bounds ?? .zero
    }
  }

  /// The ways in which a guide's rectangle is determined.
  enum Place {
    /// By rules.
    case free
    /// By distances from the owning view's edges.
    case inset(UIEdgeInsets)
    /// The content of a scroll view.
    case content
    /// The part of a scroll view's content that is seen.
    case visible
  }

  var place: Place { .free }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
}

/// A guide of a view's own, whose rectangle the view determines.
final class ViewGuide: UILayoutGuide {
  private let findPlace: @MainActor (UIView) -> Place

  init(of view: UIView, _ identifier: String, place: @escaping @MainActor (UIView) -> Place) {
    findPlace = place
    super.init()
    owningView = view
    self.identifier = identifier
  }

  override var place: Place { owningView.map(findPlace) ?? .free }
}

import Foundation

/// A rectangle that takes part in constraint layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  weak var owner: UIView?
  /// The view that the guide belongs to.
  ///
  /// Setting the view adds the guide to this view.
  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }
  open var identifier = ""
  /// The frame in the last solution, in the owning view's coordinates.
  var solvedFrame = CGRect.zero

  public override init() {
    super.init()
  }

  /// The frame in the owning view's coordinates.
  open var layoutFrame: CGRect {
    switch place {
    case .free: solvedFrame
    case .inset(let insets): owningView?.bounds.inset(by: insets) ?? .zero
    case .content:
      (owningView as? UIScrollView).map { CGRect(origin: .zero, size: $0.contentSize) } ?? .zero
    case .visible: owningView?.bounds ?? .zero
    }
  }

  /// The ways to determine a guide's frame.
  enum Place {
    /// By constraints.
    case free
    /// By insets from the owning view's edges.
    case inset(UIEdgeInsets)
    /// By the content of a scroll view.
    case content
    /// By the visible part of a scroll view's content.
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

/// A guide that belongs to a view, which determines its frame.
final class ViewGuide: UILayoutGuide {
  private let findPlace: @MainActor (UIView) -> Place

  init(of view: UIView, _ identifier: String, place: @escaping @MainActor (UIView) -> Place) {
    findPlace = place
    super.init()
    owner = view
    self.identifier = identifier
  }

  override var place: Place { owningView.map(findPlace) ?? .free }
}

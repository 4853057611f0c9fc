import Foundation

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  public var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  public var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: self, attribute: .firstBaseline)
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: self, attribute: .lastBaseline)
  }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    record.guides.append(guide)
    guide.owningView = self
  }

  /// Takes a guide off, and all rules about the guide with it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layoutRecord?.guides.removeAll { $0 === guide }
    var holder: UIView? = self
    while let view = holder {
      for rule in view.constraints where rule.firstItem === guide || rule.secondItem === guide {
        view.removeConstraint(rule)
      }
      holder = view.superview
    }
    guide.owningView = nil
  }

  /// The view's rectangle inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { record.marginsGuide(of: self) }

  /// The part of the view that no bars cover.
  public var safeAreaLayoutGuide: UILayoutGuide { record.safeAreaGuide(of: self) }

  /// The part of the margins' rectangle in which lines are not too long to be read.
  public var readableContentGuide: UILayoutGuide { record.readableGuide(of: self) }
}

extension UIScrollView {
  /// The rectangle of the content, whose size becomes `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { record.contentGuide(of: self) }

  /// The part of the content that is seen, which stays in place while the content moves.
  public var frameLayoutGuide: UILayoutGuide { record.frameGuide(of: self) }
}

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
    guide.owner = self
  }

  /// Removes a guide and all constraints that refer to the guide.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layoutRecord?.guides.removeAll { $0 === guide }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        view.removeConstraint(constraint)
      }
      holder = view.superview
    }
    guide.owner = nil
  }

  /// The guide of the view's layout margins.
  public var layoutMarginsGuide: UILayoutGuide { record.marginsGuide(of: self) }

  /// The guide of the view's safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { record.safeAreaGuide(of: self) }

  /// The guide of the width at which lines of text are comfortable to read.
  public var readableContentGuide: UILayoutGuide { record.readableGuide(of: self) }
}

extension UIScrollView {
  /// The guide of the content, whose size becomes `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { record.contentGuide(of: self) }

  /// The guide of the visible part, which doesn't scroll with the content.
  public var frameLayoutGuide: UILayoutGuide { record.frameGuide(of: self) }
}

internal import UIKitNames

extension BaseView {
  /// Makes a view the background, wherever its rules will say it lies.
  func install(_ background: UIView) {
    background.translatesAutoresizingMaskIntoConstraints = false
    if background !== self {
      addSubview(background)
      background.heightAnchor.constraint(equalToConstant: 350).withPriority(200).isActive = true
    }
    backgroundView = background
  }

  /// The rules that keep the background inside the margins at its sides.
  func sides(of background: UIView, _ insets: UIEdgeInsets) -> [NSLayoutConstraint] {
    let margins = layoutMarginsGuide
    return [
      background.leftAnchor.constraint(equalTo: margins.leftAnchor, constant: insets.left),
      background.rightAnchor.constraint(equalTo: margins.rightAnchor, constant: -insets.right),
    ].map { $0.withPriority(900) }
  }
}

extension NSLayoutConstraint {
  func withPriority(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

internal import UIKitNames

extension BaseView {
  /// What `installContentView(_:insets:)` does; the layouts do it whatever a subclass makes of that.
  func standOnBackground(_ contentView: UIView, insets: UIEdgeInsets) {
    let background = shownBackground
    contentView.translatesAutoresizingMaskIntoConstraints = false
    background.addSubview(contentView)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: background.topAnchor, constant: insets.top),
      contentView.bottomAnchor.constraint(
        equalTo: background.bottomAnchor, constant: -insets.bottom),
      contentView.leftAnchor.constraint(equalTo: background.leftAnchor, constant: insets.left),
      contentView.rightAnchor.constraint(equalTo: background.rightAnchor, constant: -insets.right),
      contentView.heightAnchor.constraint(equalToConstant: 350).withPriority(200),
    ])
  }

  /// What `installBackgroundView(_:insets:)` does.
  func layInsideMargins(_ backgroundView: UIView, insets: UIEdgeInsets) {
    install(backgroundView)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate(
      [
        backgroundView.topAnchor.constraint(equalTo: margins.topAnchor, constant: insets.top),
        backgroundView.bottomAnchor.constraint(
          equalTo: margins.bottomAnchor, constant: -insets.bottom),
      ].map { $0.withPriority(900) } + sides(of: backgroundView, insets))
  }

  /// What `installBackgroundVerticalView(_:insets:)` does.
  func layAlongHeight(_ backgroundView: UIView, insets: UIEdgeInsets) {
    install(backgroundView)
    NSLayoutConstraint.activate(
      [
        backgroundView.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
        backgroundView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
      ] + sides(of: backgroundView, insets))
  }

  private func install(_ background: UIView) {
    background.translatesAutoresizingMaskIntoConstraints = false
    if background !== self {
      addSubview(background)
      background.heightAnchor.constraint(equalToConstant: 350).withPriority(200).isActive = true
    }
    backgroundView = background
    isInstalled = background !== self
    setNeedsUpdateConstraints()
  }

  private func sides(of background: UIView, _ insets: UIEdgeInsets) -> [NSLayoutConstraint] {
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

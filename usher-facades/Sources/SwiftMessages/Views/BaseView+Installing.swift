#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge

extension BaseView {
  /// Places a view on the background, like `installContentView(_:insets:)`.
  ///
  /// The library's layouts call this method, because a subclass may override the public method.
  ///
  /// - Parameters:
  ///   - contentView: The view to place on the background.
  ///   - insets: The distances from the background's edges, in points.
  ///   - usualHeight: The height, in points, if the view's constraints determine none. If it is
  ///     `nil`, they must determine a height.
  func standOnBackground(
    _ contentView: UIView, insets: UIEdgeInsets, usualHeight: CGFloat? = nil
  ) {
    let background = shownBackground
    contentView.translatesAutoresizingMaskIntoConstraints = false
    background.addSubview(contentView)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: background.topAnchor, constant: insets.top),
      contentView.bottomAnchor.constraint(
        equalTo: background.bottomAnchor, constant: -insets.bottom),
      contentView.leftAnchor.constraint(equalTo: background.leftAnchor, constant: insets.left),
      contentView.rightAnchor.constraint(equalTo: background.rightAnchor, constant: -insets.right),
    ])
    give(contentView, usualHeight)
  }

  /// Installs a background inside the margins, like `installBackgroundView(_:insets:)`.
  func layInsideMargins(
    _ backgroundView: UIView, insets: UIEdgeInsets, usualHeight: CGFloat? = nil
  ) {
    install(backgroundView, usualHeight)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate(
      [
        backgroundView.topAnchor.constraint(equalTo: margins.topAnchor, constant: insets.top),
        backgroundView.bottomAnchor.constraint(
          equalTo: margins.bottomAnchor, constant: -insets.bottom),
      ].map { $0.withPriority(900) } + sides(of: backgroundView, insets))
  }

  /// Installs a background inside the side margins, like
  /// `installBackgroundVerticalView(_:insets:)`.
  func layAlongHeight(
    _ backgroundView: UIView, insets: UIEdgeInsets, usualHeight: CGFloat? = nil
  ) {
    install(backgroundView, usualHeight)
    NSLayoutConstraint.activate(
      [
        backgroundView.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
        backgroundView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
      ] + sides(of: backgroundView, insets))
  }

  private func give(_ view: UIView, _ usualHeight: CGFloat?) {
    guard let usualHeight else { return }
    view.heightAnchor.constraint(equalToConstant: usualHeight).withPriority(200).isActive = true
  }

  private func install(_ background: UIView, _ usualHeight: CGFloat?) {
    background.translatesAutoresizingMaskIntoConstraints = false
    if background !== self {
      addSubview(background)
      give(background, usualHeight)
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
#endif

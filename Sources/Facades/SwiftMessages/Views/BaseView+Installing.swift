public import UIKitNames

extension BaseView {
  /// Puts a view on the background, from edge to edge but for the insets.
  ///
  /// One that shows nothing with a size of its own is 350 points high.
  ///
  /// - Parameters:
  ///   - contentView: What stands on the background.
  ///   - insets: From the background's edges, in points.
  public func installContentView(_ contentView: UIView, insets: UIEdgeInsets = .zero) {
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

  /// Makes a view the background, inside the margins; in a wide window at most 500 points wide.
  ///
  /// - Parameters:
  ///   - backgroundView: What is to be stood on.
  ///   - insets: From the margins, in points.
  public func installBackgroundView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) {
    install(backgroundView)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate(
      [
        backgroundView.topAnchor.constraint(equalTo: margins.topAnchor, constant: insets.top),
        backgroundView.bottomAnchor.constraint(
          equalTo: margins.bottomAnchor, constant: -insets.bottom),
      ].map { $0.withPriority(900) } + sides(of: backgroundView, insets))
  }

  /// Makes a view the background, inside the margins at its sides and from edge to edge along its height.
  ///
  /// - Parameters:
  ///   - backgroundView: What is to be stood on.
  ///   - insets: From the margins at its sides and from the edges otherwise, in points.
  public func installBackgroundVerticalView(
    _ backgroundView: UIView, insets: UIEdgeInsets = .zero
  ) {
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

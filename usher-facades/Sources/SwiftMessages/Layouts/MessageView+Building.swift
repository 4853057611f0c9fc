#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge
internal import Usher

extension MessageView {
  /// Creates and arranges the parts of a layout.
  func build(_ layout: Layout) {
    makePieces(of: layout)
    switch layout {
    case .messageView:
      layoutMarginAdditions = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      collapseLayoutMarginAdditions = false
      pinToMargins(row(spacing: 5))
    case .cardView:
      makeCard()
      standOnBackground(row(spacing: 0), insets: Self.inset)
    case .tabView:
      layoutMarginAdditions = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10)
      collapseLayoutMarginAdditions = false
      let background = roundBackground()
      background.roundsLeadingCorners = true
      layAlongHeight(background, insets: .zero)
      pinBetweenMargins(row(spacing: 0), in: background)
    case .statusLine:
      layoutMarginAdditions = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
      collapseLayoutMarginAdditions = false
      if let bodyLabel {
        pinToMargins(bodyLabel)
        bodyLabel.heightAnchor.constraint(equalToConstant: 20).withPriority(999).isActive = true
      }
    case .centeredView:
      makeCard()
      standOnBackground(column(), insets: Self.inset)
    }
    backgroundView?.backgroundColor = .white
  }

  private func makePieces(of layout: Layout) {
    let body = label("[Message Body]", .preferredFont(forTextStyle: .subheadline))
    body.numberOfLines = 0
    bodyLabel = body
    guard layout != .statusLine else {
      body.font = .systemFont(ofSize: 12, weight: .semibold)
      body.textAlignment = .center
      body.numberOfLines = 1
      return
    }
    titleLabel = label("[Title]", .preferredFont(forTextStyle: .headline))
    let icon = IconLabel()
    icon.text = "😬"
    icon.textColor = .black
    icon.textAlignment = .center
    icon.isAccessibilityElement = false
    iconLabel = icon
    let picture = UIImageView(image: Icon.error.image)
    picture.contentMode = .center
    iconImageView = picture
    let press = UIButton(type: .system)
    press.setTitle("[Button]", for: .normal)
    press.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    button = press
    if layout == .centeredView {
      titleLabel?.textAlignment = .center
      body.textAlignment = .center
    }
    prioritize(for: layout)
  }

  /// Sets the parts' hugging and compression priorities.
  private func prioritize(for layout: Layout) {
    guard layout == .centeredView else {
      let sides: [UIView?] = [iconLabel, iconImageView, button]
      for piece in sides.compactMap({ $0 }) {
        piece.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        piece.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
      }
      titleLabel?.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
      return
    }
    let pieces: [(UIView?, Float)] = [
      (titleLabel, 751), (bodyLabel, 752), (iconLabel, 753), (iconImageView, 753), (button, 754),
    ]
    for (piece, resistance) in pieces {
      piece?.setContentHuggingPriority(UILayoutPriority(700), for: .horizontal)
      piece?.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .vertical)
    }
  }

  private func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = .black
    // Screen readers read the message as a whole, with all its texts.
    label.isAccessibilityElement = false
    return label
  }

  private func row(spacing: CGFloat) -> UIView {
    let words = UIStackView(arrangedSubviews: [titleLabel, bodyLabel].compactMap { $0 })
    words.axis = .vertical
    words.spacing = spacing
    let pieces: [UIView?] = [iconLabel, iconImageView, words, button]
    let row = UIStackView(arrangedSubviews: pieces.compactMap { $0 })
    row.alignment = .center
    row.spacing = 10
    return row
  }

  private func column() -> UIView {
    let pieces: [UIView?] = [iconLabel, iconImageView, titleLabel, bodyLabel, button]
    let column = UIStackView(arrangedSubviews: pieces.compactMap { $0 })
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 10
    return column
  }

  private func makeCard() {
    layoutMarginAdditions = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    bounceAnimationOffset = 0
    layInsideMargins(roundBackground(), insets: .zero)
  }

  private func roundBackground() -> CornerRoundingView {
    let background = CornerRoundingView()
    background.cornerRadius = 15
    // The content is 20 points away from the corners, so it isn't clipped.
    background.clipsToBounds = false
    return background
  }

  private static let inset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)

  private func pinToMargins(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      view.leftAnchor.constraint(equalTo: margins.leftAnchor),
      view.rightAnchor.constraint(equalTo: margins.rightAnchor),
    ])
  }

  /// Pins a view to the message's top and bottom margins, and 20 points from the background's
  /// sides.
  private func pinBetweenMargins(_ view: UIView, in background: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    background.addSubview(view)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      view.leftAnchor.constraint(equalTo: background.leftAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: background.rightAnchor, constant: -20),
    ])
  }
}
#endif

import SwiftMessages
import UIKit

// Message views that are built in code, using subviews and constraints.

class ProgressMessage: BaseView {
  let progress = UIProgressView(progressViewStyle: .default)
  private let caption = UILabel()
  private let stack = UIStackView()
  private var heightRule: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    build()
  }

  private func build() {
    layoutMarginAdditions = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    respectSafeArea = true
    collapseLayoutMarginAdditions = true
    bounceAnimationOffset = 0

    let background = CornerRoundingView()
    background.cornerRadius = 15
    background.roundedCorners = [.topLeft, .topRight]
    background.backgroundColor = .secondarySystemBackground
    installBackgroundView(background)

    caption.numberOfLines = 0
    caption.font = .preferredFont(forTextStyle: .body)
    caption.adjustsFontForContentSizeCategory = true
    stack.axis = .vertical
    stack.spacing = 8
    stack.addArrangedSubview(caption)
    stack.addArrangedSubview(progress)
    installContentView(stack, insets: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
    configureBackgroundView(width: 320)
    backgroundHeight = 80
    configureDropShadow()
  }

  func configure(_ text: String, fraction: Float) {
    caption.text = text
    progress.setProgress(fraction, animated: true)
    backgroundHeight = nil
  }

  override func updateConstraints() {
    if heightRule == nil {
      heightRule = stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
      heightRule?.isActive = true
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(rect: backgroundView.frame).cgPath
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && !isHidden
  }
}

// A message whose background is one of the app's views, placed by the app's constraints.
class SideMessage: BaseView {
  private let picture = UIImageView()
  private let panel = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    panel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(panel)
    backgroundView = panel
    let guide = layoutMarginsGuide
    let wide = panel.widthAnchor.constraint(lessThanOrEqualToConstant: 400)
    wide.priority = UILayoutPriority(950)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: guide.topAnchor),
      panel.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      panel.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      wide,
    ])
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.contentMode = .scaleAspectFit
    backgroundView.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: backgroundView.leadingAnchor, constant: 8),
      picture.centerYAnchor.constraint(equalTo: backgroundView.centerYAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      picture.heightAnchor.constraint(equalTo: backgroundView.heightAnchor, multiplier: 0.5),
    ])
    tapHandler = { view in view.endEditing(true) }
    installBackgroundVerticalView(CornerRoundingView(frame: .zero))
  }

  required init?(coder: NSCoder) {
    fatalError("SideMessage has no nib file")
  }
}

class BuiltMessageScreen: UIViewController {
  // Any view, with margins set using the library's operators.
  func showPicture() {
    let message = BaseView(frame: .zero)
    let picture = UIImageView(image: UIImage(systemName: "photo"))
    picture.contentMode = .scaleAspectFill
    message.installContentView(
      picture,
      insets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        + UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        - UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    message.backgroundView.backgroundColor = .systemTeal
    message.configureNoDropShadow()
    SwiftMessages.show(view: message)
  }

  func showController(_ child: UIViewController) {
    let message = BaseView()
    message.installBackgroundView(child.view)
    message.topLayoutMarginAddition = 20
    message.leftLayoutMarginAddition = 10
    message.rightLayoutMarginAddition = 10
    message.configureBackgroundView(sideMargin: 20)
    SwiftMessages.show(view: message)
  }
}

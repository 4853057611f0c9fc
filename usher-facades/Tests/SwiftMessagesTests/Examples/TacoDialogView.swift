import SwiftMessages
import Usher

/// A client's dialog that asks for a number, made from a base view.
final class TacoDialogView: BaseView {
  /// Called with the chosen number.
  var getTacosAction: ((_ count: Int) -> Void)?
  /// Called when the dialog is cancelled.
  var cancelAction: (() -> Void)?
  private let countLabel = UILabel()
  private let picker = TacoPicker()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private var count: Int {
    get { (picker.choice.value ?? 0) + 1 }
    set { picker.choice.value = newValue - 1 }
  }

  private func build() {
    let background = CornerRoundingView()
    background.cornerRadius = 15
    background.backgroundColor = UIColor(
      red: 242 / 255, green: 235 / 255, blue: 207 / 255, alpha: 1)
    layoutMarginAdditions = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    installBackgroundView(background)
    countLabel.font = UIFont(name: "Futura-Medium", size: 30)
    countLabel.textAlignment = .center
    let pieces = [countLabel, picker, buttons()]
    let column = UIStackView(arrangedSubviews: pieces)
    column.axis = .vertical
    column.spacing = 10
    installContentView(column, insets: UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30))
    picker.choice.follow(by: self) { [weak self] in self?.followCount() }
    followCount()
  }

  private func followCount() {
    countLabel.text = String(repeating: "🌮", count: count)
  }

  private func buttons() -> UIView {
    let accept = UIButton(
      primaryAction: UIAction(title: "Get Tacos") { [weak self] _ in
        self.map { $0.getTacosAction?($0.count) }
      })
    let decline = UIButton(
      primaryAction: UIAction(title: "Forget It") { [weak self] _ in self?.cancelAction?() })
    let row = UIStackView(arrangedSubviews: [accept, decline])
    row.distribution = .fillEqually
    return row
  }
}

/// A row of dots to choose from, drawn by Usher.
private final class TacoPicker: UIView, ContentRepresentable {
  let choice = Live<Int?>(0)

  var usherContent: OverlayContent {
    let dots = (1...5).map { number in
      OverlayNode.Rating.Item(
        "\(number)", chosen: Usher.OverlayNode.Image(.glyph(.dot)),
        open: Usher.OverlayNode.Image(.glyph(.openDot)))
    }
    return OverlayContent(
      .rating(
        OverlayNode.Rating(choice, items: dots, itemSize: OverlaySize(width: 40, height: 40))),
      style: .clear)
  }
}

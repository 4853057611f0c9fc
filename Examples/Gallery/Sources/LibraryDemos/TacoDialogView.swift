internal import SwiftMessages

/// A dialog that asks for a number of tacos, as an example of an app's own view.
final class TacoDialogView: MessageView {
  var getTacos: (Int) -> Void = { _ in }
  var forgetIt: () -> Void = {}
  private let tacos = UILabel()
  private var count = 1 {
    didSet { tacos.text = String(repeating: "🌮", count: count) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let title = UILabel()
    title.text = "How many tacos?"
    title.font = UIFont(name: "Futura-Medium", size: 20)
    title.textColor = Self.ink
    title.textAlignment = .center
    tacos.text = "🌮"
    tacos.font = .systemFont(ofSize: 32)
    tacos.textAlignment = .center
    let row = UIStackView(arrangedSubviews: [
      button("Fewer") { [weak self] in self.map { $0.count = max($0.count - 1, 1) } },
      button("More") { [weak self] in self.map { $0.count = min($0.count + 1, 5) } },
    ])
    let answers = UIStackView(arrangedSubviews: [
      button("Forget It") { [weak self] in self?.forgetIt() },
      button("Get Tacos") { [weak self] in self.map { $0.getTacos($0.count) } },
    ])
    for stack in [row, answers] {
      stack.distribution = .fillEqually
      stack.spacing = 10
    }
    let column = UIStackView(arrangedSubviews: [title, tacos, row, answers])
    column.axis = .vertical
    column.spacing = 16
    let ground = CornerRoundingView()
    ground.cornerRadius = 15
    ground.backgroundColor = UIColor(red: 242 / 255, green: 235 / 255, blue: 207 / 255, alpha: 1)
    installBackgroundView(ground)
    installContentView(column, insets: UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30))
    layoutMarginAdditions = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }

  required init?(coder: NSCoder) { nil }

  private static let ink = UIColor(red: 0.29, green: 0.2, blue: 0.1, alpha: 1)

  private func button(_ title: String, _ act: @escaping () -> Void) -> UIButton {
    let button = UIButton(primaryAction: UIAction(title: title) { _ in act() })
    button.titleLabel?.font = UIFont(name: "Futura-Medium", size: 16)
    button.tintColor = Self.ink
    button.backgroundColor = Self.ink.withAlphaComponent(0.12)
    button.layer.cornerRadius = 8
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
    return button
  }
}

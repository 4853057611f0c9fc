import UIKit

/// The parts of the device check's page.
@MainActor
enum StepParts {
  /// Creates a title with a line about the progress above.
  static func heading(_ title: String, above progress: String) -> UIView {
    let (line, heading) = (text(progress, .subheadline, .secondaryLabel), text(title, .title2))
    heading.font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    heading.accessibilityTraits = .header
    return stack([line, heading], spacing: 4)
  }

  /// Creates a card with a caption above its views.
  static func card(_ caption: String, _ views: [UIView]) -> UIView {
    let head = text(caption, .subheadline, .secondaryLabel)
    let inside = stack([head] + views, spacing: 12)
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    inside.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      inside.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      inside.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      inside.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    return card
  }

  static func steps(_ lines: [String]) -> [UIView] {
    lines.enumerated().map { number, line in
      let count = text("\(number + 1).", .body, .secondaryLabel)
      count.setContentHuggingPriority(.required, for: .horizontal)
      count.font = UIFontMetrics(forTextStyle: .body)
        .scaledFont(for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
      count.setContentCompressionResistancePriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [count, text(line)])
      row.spacing = 8
      row.alignment = .firstBaseline
      return row
    }
  }

  /// Creates a line with a step and its result.
  static func result(_ title: String, _ verdict: String) -> UIView {
    let right = text(verdict, .body, .secondaryLabel)
    right.setContentHuggingPriority(.required, for: .horizontal)
    right.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [text(title), right])
    row.spacing = 12
    row.alignment = .firstBaseline
    return row
  }

  /// Creates a label with any number of lines.
  static func text(
    _ text: String, _ style: UIFont.TextStyle = .body, _ color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  /// Creates a button with a minimum size of 44 points.
  ///
  /// `act` receives the button.
  static func button(
    _ title: String, _ configuration: UIButton.Configuration,
    act: @escaping @MainActor (UIView) -> Void
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    configuration.cornerStyle = .large
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { if let button = $0.sender as? UIView { act(button) } })
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    return button
  }

  /// Creates a row of views with equal widths.
  static func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    row.distribution = .fillEqually
    return row
  }

  private static func stack(_ views: [UIView], spacing: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }
}

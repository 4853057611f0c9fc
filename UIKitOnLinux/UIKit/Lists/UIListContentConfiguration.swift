internal import Foundation

/// The content of a cell as a value.
public protocol UIContentConfiguration {}

/// The content of a row of a list, with two texts.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  @MainActor
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
  }

  /// The main text.
  public var text: String?
  /// The other text.
  public var secondaryText: String?
  /// The appearance of the main text.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .label)
  /// The appearance of the other text.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts are placed next to each other if there is enough space.
  public var prefersSideBySideTextAndSecondaryText: Bool

  private init(secondary: UIFont.TextStyle, color: UIColor, isSideBySide: Bool) {
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: color)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// Returns the content of a row with one text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondary: .caption1, color: .label, isSideBySide: false)
  }

  /// Returns the content of a row with a small text below the main one.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondary: .caption1, color: .label, isSideBySide: false)
  }

  /// Returns the content of a row with a value next to the main text.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondary: .body, color: .secondaryLabel, isSideBySide: true)
  }
}

/// The view of a list's content.
@MainActor
final class ListContentView: UIView {
  private let main = UILabel()
  private let other = UILabel()
  private static let gap: CGFloat = 4

  var configuration: UIListContentConfiguration? {
    didSet {
      show(configuration?.text, configuration?.textProperties, on: main)
      show(configuration?.secondaryText, configuration?.secondaryTextProperties, on: other)
      setNeedsLayout()
    }
  }

  private func show(
    _ text: String?, _ looks: UIListContentConfiguration.TextProperties?, on label: UILabel
  ) {
    label.text = text
    guard let looks else { return }
    label.font = looks.font
    label.textColor = looks.color
    label.numberOfLines = looks.numberOfLines
    label.adjustsFontForContentSizeCategory = true
    if label.superview == nil { addSubview(label) }
  }

  /// Returns the sizes of the texts in a width, and whether they are placed next to each other.
  private func sizes(_ width: CGFloat) -> (main: CGSize, other: CGSize, isSideBySide: Bool) {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let size = { (label: UILabel) in
      label.text?.isEmpty ?? true ? CGSize.zero : label.sizeThatFits(room)
    }
    let (main, other) = (size(main), size(other))
    let fits = main.width + other.width + 12 <= width
    return (main, other, configuration?.prefersSideBySideTextAndSecondaryText == true && fits)
  }

  /// Returns the height of the texts in a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    let (main, other, isSideBySide) = sizes(width)
    if isSideBySide { return max(main.height, other.height) }
    return main.height + other.height + (other.height > 0 ? Self.gap : 0)
  }

  /// Places the texts.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (main, other, isSideBySide) = sizes(bounds.width)
    if isSideBySide {
      self.main.frame = CGRect(x: 0, y: 0, width: main.width, height: bounds.height)
      self.other.frame = CGRect(
        x: bounds.width - other.width, y: 0, width: other.width, height: bounds.height)
    } else {
      let top = (bounds.height - height(forWidth: bounds.width)) / 2
      self.main.frame = CGRect(x: 0, y: top, width: bounds.width, height: main.height)
      self.other.frame = CGRect(
        x: 0, y: top + main.height + Self.gap, width: bounds.width, height: other.height)
    }
  }
}

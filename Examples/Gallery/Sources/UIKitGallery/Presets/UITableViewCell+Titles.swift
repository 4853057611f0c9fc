import UIKit

extension UITableViewCell {
  /// Shows a title and a note below, as a row that acts like a button.
  func show(title: String, note: String) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = title
    content.secondaryText = note
    content.secondaryTextProperties.color = .secondaryLabel
    contentConfiguration = content
    accessibilityTraits = .button
  }
}

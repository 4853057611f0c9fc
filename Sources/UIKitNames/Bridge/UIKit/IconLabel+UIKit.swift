#if canImport(UIKit)
internal import UIKit

/// Letters as an icon.
package final class IconLabel: UILabel {
  /// Makes a label of letters whose size does not follow the system's.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 38)
  }

  /// Fails: an icon's label is made in code alone.
  package required init?(coder: NSCoder) { nil }
}
#endif

#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// A label that shows letters as an icon.
package final class IconLabel: UILabel {
  /// Makes a label whose text does not follow the system's text size.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 38)
  }

  /// Fails: icon labels are made in code alone.
  package required init?(coder: NSCoder) { nil }
}
#endif

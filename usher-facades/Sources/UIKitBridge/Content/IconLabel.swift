#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// A label that shows text as an icon.
package final class IconLabel: UILabel {
  /// Creates a label whose text ignores the system's text size.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 38)
  }

  /// Fails, because icon labels are only created in code.
  package required init?(coder: NSCoder) { nil }
}
#endif

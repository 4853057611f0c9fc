#if canImport(UIKit)
internal import UIKit

/// The parts of a view that assistive technology finds.
package struct SpokenParts {
  /// What stands for the view as a whole; `nil` for nothing.
  package var whole: NSObject?
  /// What that is called, unless it has a name already.
  package var words: String?
  /// What else can be reached in the view, in order.
  package var others: [NSObject]

  /// Notes parts.
  package init(whole: NSObject? = nil, words: String? = nil, others: [NSObject] = []) {
    self.whole = whole
    self.words = words
    self.others = others
  }
}
#endif

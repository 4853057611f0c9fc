/// The parts of a view that assistive technology finds.
package struct SpokenParts {
  /// The element for the view as a whole; `nil` for none.
  package var whole: NSObject?
  /// The name of that element, unless the app has named the element.
  package var words: String?
  /// The other elements in the view, in order.
  package var others: [NSObject]

  /// Notes parts.
  package init(whole: NSObject? = nil, words: String? = nil, others: [NSObject] = []) {
    self.whole = whole
    self.words = words
    self.others = others
  }
}

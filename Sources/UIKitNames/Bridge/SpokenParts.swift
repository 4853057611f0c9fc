/// The accessibility elements of a view.
package struct SpokenParts {
  /// The element that represents the whole view; `nil` for none.
  package var whole: NSObject?
  /// The label of that element, unless the app has set one.
  package var words: String?
  /// The other elements in the view, in order.
  package var others: [NSObject]

  /// Makes a list of elements.
  package init(whole: NSObject? = nil, words: String? = nil, others: [NSObject] = []) {
    self.whole = whole
    self.words = words
    self.others = others
  }
}

extension NSLayoutConstraint {
  /// Whether the app made the rule; UIKit's own kinds, such as for the size of a text, say how large a view is, and
  /// not how large the view is to be.
  package var usherIsClients: Bool { type(of: self) == NSLayoutConstraint.self }
}

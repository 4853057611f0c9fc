extension NSLayoutConstraint {
  /// Whether the app made the constraint.
  ///
  /// UIKit's own kinds, such as for the size of a text, tell the view's current size, not the wanted one.
  package var usherIsClients: Bool { type(of: self) == NSLayoutConstraint.self }
}

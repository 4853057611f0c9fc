extension NSLayoutConstraint {
  /// Whether the app made the constraint.
  ///
  /// UIKit's own kinds, such as for the size of a text, describe the view's current size, not the size it should get.
  package var usherIsClients: Bool { type(of: self) == NSLayoutConstraint.self }
}

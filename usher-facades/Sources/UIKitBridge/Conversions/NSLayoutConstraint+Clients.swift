#if os(iOS) || UIKIT_STAND_IN
extension NSLayoutConstraint {
  /// Whether the app created the constraint.
  ///
  /// UIKit's own constraints belong to subclasses, and describe the view's current size instead of
  /// its required size. An example is the constraint for the size of a label's text.
  package var usherIsClients: Bool {
    let kind: NSLayoutConstraint.Type = type(of: self)
    return kind == NSLayoutConstraint.self || !Self.usherIsUIKits(String(reflecting: kind))
  }

  /// Returns whether a class of constraints belongs to UIKit.
  ///
  /// An app may define subclasses as well. The name of a Swift class starts with its module. If a
  /// constraint is observed using key-value observing, the prefix `NSKVONotifying_` precedes the
  /// name of its class.
  package nonisolated static func usherIsUIKits(_ name: String) -> Bool {
    var name = name
    for prefix in ["__C.", "NSKVONotifying_"] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    if name == "NSLayoutConstraint" { return false }
    if name.contains(".") { return name.hasPrefix("UIKit.") || name.hasPrefix("UIKitCore.") }
    return ["NS", "UI", "_"].contains { name.hasPrefix($0) }
  }
}
#endif

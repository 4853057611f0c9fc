#if os(iOS) || UIKIT_STAND_IN
extension NSLayoutConstraint {
  /// Whether the app made the constraint.
  ///
  /// UIKit's own kinds, such as for the size of a text, describe the view's current size, not the
  /// size it should get.
  package var usherIsClients: Bool {
    let kind: NSLayoutConstraint.Type = type(of: self)
    return kind == NSLayoutConstraint.self || !Self.usherIsUIKits(String(reflecting: kind))
  }

  /// Returns whether a class of constraints is one of UIKit's own kinds; an app may have kinds,
  /// too.
  ///
  /// The name of a class in Swift begins with its module. A constraint that is observed by its key
  /// path gets a class of its own, named after the former class.
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

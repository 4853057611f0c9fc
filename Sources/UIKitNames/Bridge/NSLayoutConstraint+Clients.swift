extension NSLayoutConstraint {
  /// Whether the app made the rule; UIKit's own kinds, such as for the size of a text, say how large a view is, and
  /// not how large the view is to be.
  package var usherIsClients: Bool {
    let kind: NSLayoutConstraint.Type = type(of: self)
    return kind == NSLayoutConstraint.self || !Self.usherIsUIKits(String(reflecting: kind))
  }

  /// Whether a class of rules, by its name, is one of UIKit's own kinds; an app may have kinds, too.
  ///
  /// The name has the module of a class in Swift. The class of a rule that is observed by its key path is made for that,
  /// and named after the rule's own.
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

#if canImport(UIKit)
internal import UIKit

/// Calls a closure where UIKit asks for a target and a selector and offers nothing else.
///
/// This is the only use of Objective-C's runtime in the module; without that runtime the target is called by
/// its name.
@MainActor
final class ActionTarget: NSObject {
  /// What is called, with the sender.
  var act: @MainActor (Any) -> Void = { _ in }

  #if canImport(ObjectiveC)
  /// What UIKit calls.
  static var selector: Selector { #selector(perform(for:)) }

  @objc func perform(for sender: Any) { act(sender) }
  #else
  /// What a stand-in for UIKit calls.
  static var selector: Selector {
    Selector { target, sender in (target as? ActionTarget)?.act(sender) }
  }
  #endif
}
#endif

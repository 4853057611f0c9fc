#if os(iOS) || UIKIT_STAND_IN
package import UIKit

/// A closure as target and selector, for UIKit API without closures.
///
/// This is the only use of Objective-C's runtime in the module; without that runtime the target is called by
/// its name.
@MainActor
package final class ActionTarget: NSObject {
  /// The closure, called with the sender.
  package var act: @MainActor (Any) -> Void = { _ in }

  /// Makes a target that does nothing.
  package override init() {
    super.init()
  }

  #if os(iOS)
  /// The selector for UIKit.
  package static var selector: Selector { #selector(perform(for:)) }

  @objc func perform(for sender: Any) { act(sender) }
  #else
  /// The selector for a stand-in.
  package static var selector: Selector {
    Selector { target, sender in (target as? ActionTarget)?.act(sender) }
  }
  #endif
}
#endif

#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// A target that calls a closure, for UIKit functions that require a target and a selector.
///
/// Only this code uses the Objective-C runtime. Without that runtime, the target is called through
/// its class.
@MainActor
@_spi(Facades) public final class ActionTarget: NSObject {
  /// Called with the sender.
  public var act: @MainActor (Any) -> Void = { _ in }

  /// Creates a target that does nothing.
  public override init() {
    super.init()
  }

  #if os(iOS)
  /// The selector to use with UIKit.
  public static var selector: Selector { #selector(perform(for:)) }

  @objc func perform(for sender: Any) { act(sender) }
  #else
  /// The selector to use without the Objective-C runtime.
  public static var selector: Selector {
    Selector { target, sender in (target as? ActionTarget)?.act(sender) }
  }
  #endif
}
#endif

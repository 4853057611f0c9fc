#if os(iOS) || UIKIT_STAND_IN
public import UIKit

/// A closure as target and selector, for UIKit API without closures.
///
/// This is the only use of Objective-C's runtime in the module; without that runtime the target is
/// called by its name.
@MainActor
@_spi(Facades) public final class ActionTarget: NSObject {
  /// The closure, called with the sender.
  public var act: @MainActor (Any) -> Void = { _ in }

  /// Makes a target that does nothing.
  public override init() {
    super.init()
  }

  #if os(iOS)
  /// The selector for UIKit.
  public static var selector: Selector { #selector(perform(for:)) }

  @objc func perform(for sender: Any) { act(sender) }
  #else
  /// The selector for a stand-in.
  public static var selector: Selector {
    Selector { target, sender in (target as? ActionTarget)?.act(sender) }
  }
  #endif
}
#endif

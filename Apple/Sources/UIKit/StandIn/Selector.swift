import Foundation

/// A function to call on a target.
///
/// Apple's systems name a method of Objective-C with it; without that runtime it is a closure that
/// gets the target and the sender.
public struct Selector {
  let act: @MainActor (_ target: Any, _ sender: Any) -> Void

  public init(_ act: @escaping @MainActor (_ target: Any, _ sender: Any) -> Void) {
    self.act = act
  }
}

import Foundation

@MainActor
final class AnimationBlock {
  static var current: AnimationBlock?
  func action(forKey key: String) -> (any CAAction)? { nil }
}

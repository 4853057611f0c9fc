import Foundation

/// The settings for the changes between `begin()` and `commit()`.
final class TransactionGroup {
  var disablesActions: Bool
  var duration: Double
  var timingFunction: CAMediaTimingFunction?

  /// Called once all animations have ended, with whether all of them completed.
  var completion: ((Bool) -> Void)?

  /// The number of added animations that still run.
  var pending = 0
  var isCommitted = false
  var allCompleted = true

  init(disablesActions: Bool, duration: Double, timingFunction: CAMediaTimingFunction?) {
    self.disablesActions = disablesActions
    self.duration = duration
    self.timingFunction = timingFunction
  }

  func finishOne(completed: Bool) {
    pending -= 1
    if !completed { allCompleted = false }
    callWhenDone()
  }

  func callWhenDone() {
    guard isCommitted, pending == 0, let completion else { return }
    self.completion = nil
    let finished = allCompleted
    StandIn.runLater { completion(finished) }
  }
}

/// A group of layer changes that become visible together.
///
/// Transactions nest; the settings of the innermost one apply.
open class CATransaction: NSObject {
  private nonisolated(unsafe) static var groups: [TransactionGroup] = []

  /// The settings outside of any transaction, valid until the run loop's turn ends.
  private nonisolated(unsafe) static var outermost = TransactionGroup(
    disablesActions: false, duration: 0.25, timingFunction: nil)

  static var current: TransactionGroup? { groups.last }

  private static var settings: TransactionGroup { groups.last ?? outermost }

  open class func begin() {
    groups.append(
      TransactionGroup(
        disablesActions: settings.disablesActions, duration: settings.duration,
        timingFunction: settings.timingFunction))
  }

  /// Ends the innermost transaction.
  ///
  /// Its completion block runs after its animations, or soon if there are none
  /// ("CATransaction.setCompletionBlock(_:)").
  open class func commit() {
    guard let group = groups.popLast() else { return }
    group.isCommitted = true
    group.callWhenDone()
  }

  open class func flush() {}

  open class func disableActions() -> Bool { settings.disablesActions }

  open class func setDisableActions(_ flag: Bool) {
    settings.disablesActions = flag
  }

  open class func animationDuration() -> Double { settings.duration }

  open class func setAnimationDuration(_ duration: Double) {
    settings.duration = duration
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { settings.timingFunction }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    settings.timingFunction = function
  }

  open class func completionBlock() -> (() -> Void)? {
    settings.completion.map { block in { block(true) } }
  }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    settings.completion = block.map { block in { _ in block() } }
  }

  /// Ends the run loop's turn, and with it the settings made outside of transactions.
  static func endTurn() {
    outermost.isCommitted = true
    outermost.callWhenDone()
    outermost = TransactionGroup(disablesActions: false, duration: 0.25, timingFunction: nil)
  }

  static func reset() {
    groups = []
    endTurn()
  }
}

extension CABasicAnimation {
  /// The default animation of a layer without a view ("CATransaction": a quarter of a second).
  static func implicit(forKey key: String) -> CABasicAnimation? {
    guard key != "hidden" else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

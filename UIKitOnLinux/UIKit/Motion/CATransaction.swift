import Foundation

/// The animations and inner transactions that a completion block waits for.
final class TransactionWait {
  /// Called once everything has ended, with whether all animations completed.
  let completion: ((Bool) -> Void)?
  /// The wait around this one, which lasts at least as long, or `nil` if there is none.
  private let outer: TransactionWait?
  /// The number of animations and inner transactions that have not ended.
  private var pending = 0
  private var isClosed = false
  private var allCompleted = true

  init(outer: TransactionWait? = nil, completion: ((Bool) -> Void)? = nil) {
    self.outer = outer
    self.completion = completion
    outer?.add()
  }

  func add() { pending += 1 }

  func finishOne(completed: Bool) {
    pending -= 1
    if !completed { allCompleted = false }
    callWhenDone()
  }

  /// Closes the wait, so that it ends once everything added so far has ended.
  func close() {
    isClosed = true
    callWhenDone()
  }

  private func callWhenDone() {
    guard isClosed, pending == 0 else { return }
    if let completion {
      let finished = allCompleted
      StandIn.runLater { completion(finished) }
    }
    outer?.finishOne(completed: allCompleted)
  }
}

/// The settings for the changes between `begin()` and `commit()`.
final class TransactionGroup {
  var disablesActions = false
  var duration = 0.25
  var timingFunction: CAMediaTimingFunction?
  /// The wait of the whole group.
  private let whole: TransactionWait
  /// The wait that new animations are added to, which is the wait of the last completion block or
  /// otherwise of the whole group.
  private(set) var wait: TransactionWait
  /// Whether the group belongs to an animation block, which doesn't wait for the blocks inside it.
  let isBlock: Bool

  init(wait: TransactionWait = TransactionWait(), isBlock: Bool = false) {
    whole = wait
    self.wait = wait
    self.isBlock = isBlock
  }

  func setCompletion(_ completion: ((Bool) -> Void)?) {
    if wait !== whole { wait.close() }
    wait = TransactionWait(outer: whole, completion: completion)
  }

  func commit() {
    if wait !== whole { wait.close() }
    whole.close()
  }
}

/// A group of layer changes that become visible together.
///
/// Transactions nest, and the settings of the innermost one apply.
open class CATransaction: NSObject {
  private nonisolated(unsafe) static var groups: [TransactionGroup] = []

  /// The settings outside of any transaction, valid until the run loop's turn ends.
  private nonisolated(unsafe) static var outermost = TransactionGroup()

  /// The wait that added animations belong to.
  static var wait: TransactionWait { settings.wait }

  private static var settings: TransactionGroup { groups.last ?? outermost }

  open class func begin() {
    begin(TransactionGroup(wait: TransactionWait(outer: wait)))
  }

  /// Begins the transaction of an animation block.
  static func beginBlock(completion: ((Bool) -> Void)?) {
    let outer = groups.last { !$0.isBlock } ?? outermost
    begin(
      TransactionGroup(
        wait: TransactionWait(outer: outer.wait, completion: completion), isBlock: true))
  }

  private static func begin(_ group: TransactionGroup) {
    group.disablesActions = settings.disablesActions
    group.duration = settings.duration
    group.timingFunction = settings.timingFunction
    groups.append(group)
  }

  /// Ends the innermost transaction.
  ///
  /// Its completion block runs after its animations and inner transactions, or soon if there are
  /// none ("CATransaction.setCompletionBlock(_:)").
  open class func commit() {
    groups.popLast()?.commit()
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
    wait.completion.map { block in { block(true) } }
  }

  /// Sets the block that is called after the animations added from now on.
  ///
  /// The former block is called after the animations added before.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    settings.setCompletion(block.map { block in { _ in block() } })
  }

  /// Ends the run loop's turn, and with it the settings made outside of transactions.
  static func endTurn() {
    outermost.commit()
    outermost = TransactionGroup()
  }

  static func reset() {
    groups = []
    endTurn()
  }
}

extension CABasicAnimation {
  /// Returns the default animation of a layer without a view ("CATransaction": a quarter of a
  /// second).
  static func implicit(forKey key: String) -> CABasicAnimation? {
    guard key != "hidden" else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

import Foundation

/// A run loop; the stand-in has only the main one.
public final class CFRunLoop: Sendable {
  static let main = CFRunLoop()
}

/// What allocates memory; the stand-in has none, so that `nil` is the only value.
public final class CFAllocator {
  private init() {}
}

/// The bits of Core Foundation's options.
public typealias CFOptionFlags = UInt
/// Core Foundation's indices.
public typealias CFIndex = Int

/// The modes of a run loop, of which the stand-in's has no others.
public struct CFRunLoopMode: Sendable {
  private let name: String

  /// All modes, among them the one in which a list scrolls.
  // The header does not say that the constant is always there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(name: "kCFRunLoopCommonModes")
}

/// The moments of a run loop's turn ("CFRunLoopActivity").
public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Before the loop sleeps until there is something to do.
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

/// A callback at moments of a run loop's turns; it neither wakes the loop nor keeps it awake.
public final class CFRunLoopObserver {
  let activities: CFRunLoopActivity
  let repeats: Bool
  let order: Int
  let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void

  init(
    activities: CFRunLoopActivity, repeats: Bool, order: Int,
    block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    self.activities = activities
    self.repeats = repeats
    self.order = order
    self.block = block
  }
}

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Makes an observer ("CFRunLoopObserverCreateWithHandler"); it is called once it is added to a run
/// loop.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(
    activities: CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order,
    block: block)
}

/// Adds an observer, which the run loop keeps until it is made invalid.
public func CFRunLoopAddObserver(
  _ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard !StandIn.observers.contains(where: { $0 === observer }) else { return }
  StandIn.observers.append(observer)
  StandIn.observers.sort { $0.order < $1.order }
}

/// Removes an observer from its run loop for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  StandIn.observers.removeAll { $0 === observer }
}

extension StandIn {
  /// The observers of the main run loop, in their order.
  nonisolated(unsafe) static var observers: [CFRunLoopObserver] = []

  /// The number of observers of the main run loop, and of enabled update links.
  public static var observerCount: Int { observers.count + updateLinks.count }

  /// Calls the observers of the end of a turn whose order meets a condition.
  static func callObservers(where condition: (Int) -> Bool) {
    for observer in observers
    where observer.activities.contains(.beforeWaiting) && condition(observer.order) {
      observer.block(observer, .beforeWaiting)
      if !observer.repeats { CFRunLoopObserverInvalidate(observer) }
    }
  }
}

import Foundation

/// A run loop.
///
/// The stand-in has only the main one.
public final class CFRunLoop: Sendable {
  static let main = CFRunLoop()
}

/// An allocator of memory.
///
/// The stand-in has no allocators, so `nil` is the only value.
public final class CFAllocator {
  private init() {}
}

/// The bits of Core Foundation's options.
public typealias CFOptionFlags = UInt
/// Core Foundation's indices.
public typealias CFIndex = Int

/// The modes of a run loop.
///
/// The stand-in declares no other modes.
public struct CFRunLoopMode: Sendable {
  private let name: String

  /// All modes, including the mode in which a list scrolls.
  // The C header doesn't declare that the constant is never `nil`.
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

/// A callback at certain moments of a run loop's turns.
///
/// It neither wakes the loop nor keeps it awake.
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

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Creates an observer ("CFRunLoopObserverCreateWithHandler").
///
/// The observer is called once it is added to a run loop.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(
    activities: CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order,
    block: block)
}

/// Adds an observer, which the run loop retains until the observer is invalidated.
public func CFRunLoopAddObserver(
  _ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard !StandIn.observers.contains(where: { $0 === observer }) else { return }
  StandIn.observers.append(observer)
  StandIn.observers.sort { $0.order < $1.order }
}

/// Removes an observer from its run loop permanently.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  StandIn.observers.removeAll { $0 === observer }
}

extension StandIn {
  /// The observers of the main run loop, in their order.
  nonisolated(unsafe) static var observers: [CFRunLoopObserver] = []

  /// The number of observers of the main run loop, and of enabled update links.
  public static var observerCount: Int { observers.count + updateLinks.count }

  /// Calls the observers of the end of a turn whose order fulfills a condition.
  static func callObservers(where condition: (Int) -> Bool) {
    for observer in observers
    where observer.activities.contains(.beforeWaiting) && condition(observer.order) {
      observer.block(observer, .beforeWaiting)
      if !observer.repeats { CFRunLoopObserverInvalidate(observer) }
    }
  }
}

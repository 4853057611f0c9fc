import Foundation

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    precondition(minimum <= maximum, "a range of frame rates begins with its minimum")
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A timer that fires on every frame of the display.
///
/// The run loop retains the link, and the link retains its target, until the link is invalidated
/// ("CADisplayLink.init(target:selector:)", "invalidate()").
open class CADisplayLink: NSObject {
  open private(set) var timestamp: Double = 0
  open private(set) var targetTimestamp: Double = 0
  open var duration: Double { 1 / StandIn.framesPerSecond }
  open var isPaused = false
  open var preferredFrameRateRange: CAFrameRateRange = .default
  private var target: Any?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []

  public init(target: Any, selector: Selector) {
    self.target = target
    self.selector = selector
    super.init()
    Census.note(self, as: .link)
  }

  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    if !StandIn.links.contains(where: { $0 === self }) { StandIn.links.append(self) }
  }

  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { StandIn.links.removeAll { $0 === self } }
  }

  /// Whether the link receives the next frame.
  @MainActor
  var isAwake: Bool { !isPaused && StandIn.isRunning(modes) }

  open func invalidate() {
    StandIn.links.removeAll { $0 === self }
    target = nil
  }

  @MainActor
  func fire(at time: Double) {
    timestamp = time
    targetTimestamp = time + duration
    guard let target else { return }
    selector.act(target, self)
  }
}

extension StandIn {
  /// The running display links.
  nonisolated(unsafe) static var links: [CADisplayLink] = []

  /// The number of running display links.
  public static var linkCount: Int { links.count }

  /// The frame rates that the running display links prefer.
  public static var linkRanges: [CAFrameRateRange] { links.map(\.preferredFrameRateRange) }

  /// The display's frame rate, in frames per second.
  ///
  /// All links that aren't paused receive every frame.
  nonisolated(unsafe) public static var framesPerSecond: Double = 60
}

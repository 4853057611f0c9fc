public import UsherCore

/// A queue of a presenter, with its visible and its waiting overlays.
///
/// Overlays in different queues don't wait for each other. An overlay is in the queue `main` unless
/// you set a different queue using `queue(_:)`. A queue is created when its name is first used.
///
/// ```swift
/// let downloads = presenter.queue("downloads")
/// downloads.maximumVisible = 3
/// downloads.maximumWaiting = 2
/// downloads.overflow = .dropOldest
/// downloads.present(.progress("Downloading", value: progress))
/// ```
///
/// The value retains its presenter. If your app stores it longer than the window exists, store a
/// weak reference to the presenter instead.
@MainActor
public struct OverlayQueue {
  /// The queue's name.
  public let id: LaneID
  private let presenter: Presenter

  init(_ id: LaneID, of presenter: Presenter) {
    self.id = id
    self.presenter = presenter
  }

  /// The settings.
  ///
  /// A change affects later events, and visible overlays remain.
  public var settings: LaneSettings {
    get { presenter.lane(id).settings }
    nonmutating set { presenter.configure(id, newValue) }
  }

  /// The maximum number of visible overlays.
  ///
  /// The default is 1, and values below 1 are treated as 1.
  ///
  /// Questions and replies are shown in addition. If the maximum is above 1, the overlays form a
  /// list, unless the settings have another arrangement than the default.
  public var maximumVisible: Int {
    get { max(settings.capacity, 1) }
    nonmutating set {
      var changed = settings
      changed.capacity = newValue
      if newValue > 1, changed.arrangement == .layered { changed.arrangement = .list(spacing: 8) }
      settings = changed
    }
  }

  /// The maximum number of waiting overlays.
  ///
  /// By default, there is no limit.
  public var maximumWaiting: Int {
    get { settings.maximumWaiting }
    nonmutating set { settings.maximumWaiting = newValue }
  }

  /// The treatment of a request while the maximum number of overlays is visible.
  ///
  /// By default, it waits.
  public var overflow: LaneOverflow {
    get { settings.overflow }
    nonmutating set { settings.overflow = newValue }
  }

  /// Requests to show an overlay in this queue, regardless of the overlay's queue.
  @discardableResult
  public func present(
    _ overlay: Overlay, using preset: OverlayPreset? = nil
  ) -> PresentationHandle {
    presenter.present(overlay.queue(id), using: preset)
  }

  /// Pauses the queue.
  ///
  /// Visible overlays remain, and new requests wait.
  public func pause() { presenter.pause(id) }

  /// Resumes the queue after `pause()`.
  public func resume() { presenter.resume(id) }

  /// Whether the queue is paused.
  public var isPaused: Bool { presenter.lane(id).isPaused }

  /// Withdraws all waiting requests.
  ///
  /// Visible overlays remain.
  @discardableResult
  public func dismissWaiting() -> Dismissal { presenter.dismiss(.waiting(in: id)) }

  /// The visible overlays, from back to front.
  public var shown: [OverlayID] { presenter.lane(id).shown }

  /// The waiting overlays, in order, with delayed overlays at the end.
  public var waiting: [OverlayID] {
    let lane = presenter.lane(id)
    return lane.waiting + lane.delayed
  }

  /// Dismisses all visible and waiting overlays of the queue.
  @discardableResult
  public func dismissAll() -> Dismissal { presenter.dismiss(.all(in: id)) }
}

extension Presenter {
  /// Returns a queue of the presenter.
  public func queue(_ id: LaneID) -> OverlayQueue { OverlayQueue(id, of: self) }

  /// Returns the queue with a name.
  public func queue(_ name: String) -> OverlayQueue { queue(LaneID(name)) }

  /// The maximum number of visible overlays in the main queue.
  ///
  /// See `OverlayQueue.maximumVisible`.
  public var maximumVisible: Int {
    get { queue(.main).maximumVisible }
    set { queue(.main).maximumVisible = newValue }
  }

  /// The maximum number of waiting overlays in the main queue.
  ///
  /// See `OverlayQueue.maximumWaiting`.
  public var maximumWaiting: Int {
    get { queue(.main).maximumWaiting }
    set { queue(.main).maximumWaiting = newValue }
  }

  /// The treatment of a request while the main queue is full.
  ///
  /// See `OverlayQueue.overflow`.
  public var overflow: LaneOverflow {
    get { queue(.main).overflow }
    set { queue(.main).overflow = newValue }
  }
}

extension LaneID: ExpressibleByStringLiteral {
  /// Creates the identifier of the queue with a name.
  ///
  /// Equal names have equal identifiers in every process.
  ///
  /// The name `main` refers to the main queue. Other identifiers are the hash of the name. If `Int`
  /// has 64 bits, the probability that two names of an app have the same number is 1 in 2⁶².
  public init(_ name: String) {
    guard name != "main" else {
      self = .main
      return
    }
    var hash = StableHash()
    hash.add(all: name.utf8)
    // The numbers at both ends are used for offers.
    self.init(Int(truncatingIfNeeded: hash.value >> UInt64(66 - Int.bitWidth)))
    let id = self
    LaneID.names.withLock { $0[id] = name }
  }

  /// The names of queues, which are used only in history lists and explanations.
  static let names = Locked<[LaneID: String]>([:])

  var words: String { name ?? "\(rawValue)" }

  /// The queue's name, or `nil` for the main queue and for a queue created with a number.
  var name: String? { LaneID.names.withLock { $0[self] } }

  /// Creates the identifier of the queue with the name in the source code.
  public init(stringLiteral name: String) { self.init(name) }
}

public import UsherCore

/// A queue of a presenter: the overlays that are shown from it, and those that wait.
///
/// Overlays of different queues don't wait for each other. An overlay is in the queue `main` unless
/// it sets another one with `queue(_:)`. A queue exists as soon as its name is used.
///
/// ```swift
/// let downloads = presenter.queue("downloads")
/// downloads.maximumVisible = 3
/// downloads.maximumWaiting = 2
/// downloads.overflow = .dropOldest
/// downloads.present(.progress("Downloading", value: progress))
/// ```
///
/// The value keeps its presenter: an app that keeps it beyond the window uses a weak reference to
/// the presenter instead.
@MainActor
public struct OverlayQueue {
  /// The queue's name.
  public let id: LaneID
  private let presenter: Presenter

  init(_ id: LaneID, of presenter: Presenter) {
    self.id = id
    self.presenter = presenter
  }

  /// The settings; a change applies from now on, and overlays that are shown stay.
  public var settings: LaneSettings {
    get { presenter.lane(id).settings }
    nonmutating set { presenter.configure(id, newValue) }
  }

  /// The number of overlays that are shown at a time; 1 by default, and less than 1 counts as 1.
  ///
  /// Questions and replies are shown in addition.
  ///
  /// If more than one is shown, they form a list, unless the settings have another arrangement than
  /// the default.
  public var maximumVisible: Int {
    get { max(settings.capacity, 1) }
    nonmutating set {
      var changed = settings
      changed.capacity = newValue
      if newValue > 1, changed.arrangement == .layered { changed.arrangement = .list(spacing: 8) }
      settings = changed
    }
  }

  /// The number of overlays that may wait; any number by default.
  public var maximumWaiting: Int {
    get { settings.maximumWaiting }
    nonmutating set { settings.maximumWaiting = newValue }
  }

  /// The treatment of a request while as many overlays are shown as may be; it waits by default.
  public var overflow: LaneOverflow {
    get { settings.overflow }
    nonmutating set { settings.overflow = newValue }
  }

  /// Requests that an overlay be shown from this queue, whatever queue the overlay has set.
  @discardableResult
  public func present(
    _ overlay: Overlay, using preset: OverlayPreset? = nil
  ) -> PresentationHandle {
    presenter.present(overlay.queue(id), using: preset)
  }

  /// Pauses the queue: shown overlays stay, and new requests wait.
  public func pause() { presenter.pause(id) }

  /// Resumes the queue after `pause()`.
  public func resume() { presenter.resume(id) }

  /// Whether the queue is paused.
  public var isPaused: Bool { presenter.lane(id).isPaused }

  /// Withdraws all waiting requests; shown overlays stay.
  @discardableResult
  public func dismissWaiting() -> Dismissal { presenter.dismiss(.waiting(in: id)) }

  /// The overlays that are shown, back to front.
  public var shown: [OverlayID] { presenter.lane(id).shown }

  /// The overlays that wait, the next one first and the delayed ones last.
  public var waiting: [OverlayID] {
    let lane = presenter.lane(id)
    return lane.waiting + lane.delayed
  }

  /// Dismisses all overlays of the queue, shown or waiting.
  @discardableResult
  public func dismissAll() -> Dismissal { presenter.dismiss(.all(in: id)) }
}

extension Presenter {
  /// Returns a queue of the presenter.
  public func queue(_ id: LaneID) -> OverlayQueue { OverlayQueue(id, of: self) }

  /// Returns the queue of the presenter with a name.
  public func queue(_ name: String) -> OverlayQueue { queue(LaneID(name)) }

  /// The number of overlays of the main queue that are shown at a time, as
  /// `OverlayQueue.maximumVisible`.
  public var maximumVisible: Int {
    get { queue(.main).maximumVisible }
    set { queue(.main).maximumVisible = newValue }
  }

  /// The number of overlays of the main queue that may wait, as `OverlayQueue.maximumWaiting`.
  public var maximumWaiting: Int {
    get { queue(.main).maximumWaiting }
    set { queue(.main).maximumWaiting = newValue }
  }

  /// The treatment of a request while the main queue is full, as `OverlayQueue.overflow`.
  public var overflow: LaneOverflow {
    get { queue(.main).overflow }
    set { queue(.main).overflow = newValue }
  }
}

extension LaneID: ExpressibleByStringLiteral {
  /// Creates the identifier of the queue with a name; equal names give equal identifiers in every
  /// process.
  ///
  /// The name `main` is that of the main queue. The number of any other is the name's hash: two
  /// names of one app share a number once in 2⁶² pairs, where `Int` has 64 bits.
  public init(_ name: String) {
    guard name != "main" else {
      self = .main
      return
    }
    var hash = StableHash()
    hash.add(all: name.utf8)
    // The numbers at both ends belong to offers.
    self.init(Int(truncatingIfNeeded: hash.value >> UInt64(66 - Int.bitWidth)))
    let id = self
    LaneID.names.withLock { $0[id] = name }
  }

  /// The names of queues, for people alone: lists of the history and explanations.
  static let names = Locked<[LaneID: String]>([:])

  /// The queue's name, or its number.
  var words: String { name ?? "\(rawValue)" }

  /// The queue's name as people know it; `nil` for the main queue and for a number.
  var name: String? { LaneID.names.withLock { $0[self] } }

  /// Creates the identifier of the queue with the name in the source code.
  public init(stringLiteral name: String) { self.init(name) }
}

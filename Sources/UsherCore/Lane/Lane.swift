/// A waiting line and the rules for showing its overlays.
package struct Lane: Equatable, Sendable {
  package let id: LaneID
  /// The lane's settings; changes apply from now on.
  package internal(set) var settings: LaneSettings {
    didSet {
      let hasFloors = settings.showsModalsAbove
      if settings.order != waiting.order || hasFloors != waiting.hasFloors {
        waiting.reorder(by: settings.order, hasFloors: hasFloors)
      }
      if settings.gap != oldValue.gap { gaps = GapSource(settings.gap) }
      if settings.rate != oldValue.rate { entered = RateWindow() }
      if settings.arrangement != oldValue.arrangement { still = [] }
    }
  }
  /// Whether the lane is paused and shows no new overlay until resumed.
  package internal(set) var isPaused = false
  /// The overlays in line, the next one first.
  package internal(set) var waiting: WaitingLine
  /// The overlays whose delay has not ended, or that are kept until overlays can be shown; they
  /// enter the lane afterwards.
  package internal(set) var delayed = WaitingLine(order: .arrival)
  /// The end of the gap; overlays in line are not shown before this moment.
  package private(set) var gapEnd = Instant(nanoseconds: .min)
  /// Whether the lane's overlays may have to be moved back from an earlier arrangement.
  package internal(set) var isArranged = false
  /// The offers to show what the lane's lists hide, as last told.
  package internal(set) var offers: [MoreOffer] = []
  /// The offer that the user has accepted; void once the list has another latest overlay.
  package internal(set) var opened: MoreOffer?
  /// The places that stay while the user attends to one of the lane's overlays.
  package internal(set) var still: [StillGroup] = []
  /// The index of the group's lead: the lane's own index, or that of the lane in `takesTurnsWith`.
  package internal(set) var lead: Index
  /// The indices of the other lanes led by this lane.
  package internal(set) var followers: [Index] = []
  package private(set) var gaps: GapSource
  package private(set) var entered = RateWindow()

  package typealias Index = Row<Lane>.Index

  /// Creates a lane with default settings, which will lie at `index` and leads itself.
  init(id: LaneID, at index: Index) {
    self.id = id
    settings = LaneSettings()
    lead = index
    waiting = WaitingLine(order: settings.order, hasFloors: settings.showsModalsAbove)
    gaps = GapSource(settings.gap)
  }

  /// The number of overlays that may be shown at once; at least 1.
  var capacity: Int { max(settings.capacity, 1) }

  /// Whether the lane would show the next overlay in line at `now`, if there is a place.
  func isReady(at now: Instant) -> Bool {
    waiting.count > 0 && !isPaused && gapEnd <= now
  }

  /// The number of waiting overlays, delayed ones included.
  var waitingCount: Int { waiting.count + delayed.count }

  /// Whether another overlay may wait in the lane.
  var hasRoomToWait: Bool { waitingCount < settings.maximumWaiting }

  /// Returns the entry of an overlay in line or delayed; `nil` if the overlay does not wait here.
  func entry(of id: OverlayID) -> WaitingLine.Entry? {
    waiting.entry(of: id) ?? delayed.entry(of: id)
  }

  /// Updates a waiting overlay; with another priority, it arrives anew, under the number `arrival`.
  ///
  /// In line, it is quiet from now on, or is not.
  mutating func update(
    _ id: OverlayID, to overlay: OverlayConfiguration, arrival: Int, isQuiet: Bool, restarts: Bool
  ) {
    let isWaiting = waiting.update(
      id, to: overlay, arrival: arrival, isQuiet: isQuiet, restarts: restarts)
    if !isWaiting {
      _ = delayed.update(id, to: overlay, arrival: arrival, restarts: restarts)
    }
  }

  /// Returns what becomes of a request beyond the lane's rate that is about to enter at `now`;
  /// `nil` for one that enters, which is counted.
  mutating func excess(_ overlay: OverlayConfiguration, at now: Instant) -> Rate.Excess? {
    guard let rate = settings.rate, !rate.passes(overlay) else { return nil }
    if entered.admit(by: rate, at: now) { return nil }
    return overlay.underRate == .stays ? nil : rate.excess
  }

  /// Begins the gap after an overlay that has gone at `now`.
  mutating func beginGap(at now: Instant) {
    gapEnd = now.advanced(by: gaps.next())
  }
}

/// The state of a lane at one moment.
public struct LaneSnapshot: Hashable, Sendable {
  /// The lane.
  public let id: LaneID
  /// The lane's settings.
  public let settings: LaneSettings
  /// Whether the lane is paused and shows no new overlay until resumed.
  public let isPaused: Bool
  /// The overlays that the lane shows, back to front.
  public let shown: [OverlayID]
  /// The overlays in line, the next one first.
  public let waiting: [OverlayID]
  /// The overlays whose delay has not ended, or that are kept until overlays can be shown, by
  /// arrival.
  public let delayed: [OverlayID]
}

extension Lane {
  /// Restores a lane from its stored values.
  package init(
    id: LaneID, settings: LaneSettings, isPaused: Bool, waiting: WaitingLine, delayed: WaitingLine,
    gapEnd: Instant, isArranged: Bool, offers: [MoreOffer], opened: MoreOffer?,
    still: [StillGroup], lead: Index, followers: [Index], gaps: GapSource, entered: RateWindow
  ) {
    self.id = id
    self.settings = settings
    self.isPaused = isPaused
    self.waiting = waiting
    self.delayed = delayed
    self.gapEnd = gapEnd
    self.isArranged = isArranged
    self.offers = offers
    self.opened = opened
    self.still = still
    self.lead = lead
    self.followers = followers
    self.gaps = gaps
    self.entered = entered
  }
}

/// A waiting line and the rules for showing its overlays.
package struct Lane: Equatable, Sendable {
  package let id: LaneID
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
  package internal(set) var isPaused = false
  /// The overlays in line, in order.
  package internal(set) var waiting: WaitingLine
  /// The requests that are delayed, or kept until they can enter the lane.
  package internal(set) var delayed = WaitingLine(order: .arrival)
  /// The end of the lane's last gap.
  ///
  /// Before this moment, the lane shows no new overlays.
  package private(set) var gapEnd = Instant(nanoseconds: .min)
  /// Whether an overlay of the lane was arranged last time, and may have to return to its own
  /// place.
  package internal(set) var isArranged = false
  /// The last reported offers to show the hidden overlays of the lane's lists.
  package internal(set) var offers: [MoreOffer] = []
  /// The offer that the user accepted, valid until the list gets a new latest overlay.
  package internal(set) var opened: MoreOffer?
  /// The places that don't change while the user attends to an overlay.
  package internal(set) var still: [StillGroup] = []
  /// The index of the group's lead: the lane itself, or the lane in `takesTurnsWith`.
  package internal(set) var lead: Index
  /// The other lanes that this lane leads.
  package internal(set) var followers: [Index] = []
  package private(set) var gaps: GapSource
  package private(set) var entered = RateWindow()

  package typealias Index = Row<Lane>.Index

  /// Creates a lane with default settings that is alone in its group.
  init(id: LaneID, at index: Index) {
    self.id = id
    settings = LaneSettings()
    lead = index
    waiting = WaitingLine(order: settings.order, hasFloors: settings.showsModalsAbove)
    gaps = GapSource(settings.gap)
  }

  var capacity: Int { max(settings.capacity, 1) }

  /// Whether the lane has overlays in line, isn't paused, and isn't in its gap at `now`.
  func isReady(at now: Instant) -> Bool {
    waiting.count > 0 && !isPaused && gapEnd <= now
  }

  var waitingCount: Int { waiting.count + delayed.count }

  var hasRoomToWait: Bool { waitingCount < settings.maximumWaiting }

  func entry(of id: OverlayID) -> WaitingLine.Entry? {
    waiting.entry(of: id) ?? delayed.entry(of: id)
  }

  /// Updates a waiting overlay.
  ///
  /// If the priority changes, the overlay is treated as a new arrival with the number `arrival`.
  /// `isQuiet` is used only if the overlay is in line, not if it is delayed or kept.
  mutating func update(
    _ id: OverlayID, to overlay: OverlayConfiguration, arrival: Int, isQuiet: Bool, restarts: Bool
  ) {
    let isWaiting = waiting.update(
      id, to: overlay, arrival: arrival, isQuiet: isQuiet, restarts: restarts)
    if !isWaiting {
      _ = delayed.update(id, to: overlay, arrival: arrival, restarts: restarts)
    }
  }

  /// Returns the rule for a request that exceeds the lane's rate, or `nil` if the request may
  /// enter.
  ///
  /// A request within the rate is counted, unless `Rate.passes(_:)` returns `true`.
  mutating func excess(_ overlay: OverlayConfiguration, at now: Instant) -> Rate.Excess? {
    guard let rate = settings.rate, !rate.passes(overlay) else { return nil }
    if entered.admit(by: rate, at: now) { return nil }
    return overlay.underRate == .stays ? nil : rate.excess
  }

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
  /// Whether the lane is paused and shows no new overlays.
  public let isPaused: Bool
  /// The overlays that the lane shows, back to front.
  public let shown: [OverlayID]
  /// The overlays in line, in order.
  public let waiting: [OverlayID]
  /// The requests that are delayed, or kept until they can enter the lane, by arrival.
  public let delayed: [OverlayID]
}

extension Lane {
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

public import UsherCore

/// The turn of an overlay, and its effect on other overlays.
extension OverlayModifiable {
  /// The queue, the main queue by default.
  public var queue: LaneID {
    get { settings[\.configuration.lane] }
    set { settings[\.configuration.lane] = newValue }
  }

  /// Sets the queue.
  public func queue(_ queue: LaneID) -> Self { setting(\.configuration.lane, to: queue) }

  /// Sets the queue with the given name.
  public func queue(_ name: String) -> Self { queue(LaneID(name)) }

  /// The rank among waiting overlays, `normal` by default.
  public var priority: Priority {
    get { settings[\.configuration.priority] }
    set { settings[\.configuration.priority] = newValue }
  }

  /// Sets the rank among waiting overlays.
  public func priority(_ priority: Priority) -> Self {
    setting(\.configuration.priority, to: priority)
  }

  /// How the overlay affects the overlays that its queue already shows.
  ///
  /// By default, the overlay waits until there is room.
  public var precedence: Precedence {
    get { settings[\.configuration.precedence] }
    set { settings[\.configuration.precedence] = newValue }
  }

  /// Sets the effect on overlays that the queue already shows.
  public func precedence(_ precedence: Precedence) -> Self {
    setting(\.configuration.precedence, to: precedence)
  }

  /// Shows the overlay immediately and replaces the overlays that the queue shows.
  ///
  /// The request is refused if one of them has a higher priority.
  ///
  /// - Parameter restoring: Whether the replaced overlays are shown again afterward, for their
  ///   remaining time.
  /// - Returns: A changed copy.
  public func replacesCurrent(restoring: Bool = false) -> Self {
    precedence(.replace(restoresReplaced: restoring))
  }

  /// The treatment of requests with the same name.
  ///
  /// By default, both are shown.
  public var duplicates: IdentityPolicy {
    get { settings[\.configuration.identity] }
    set { settings[\.configuration.identity] = newValue }
  }

  /// Sets the treatment of requests with the same name.
  ///
  /// If the overlay has no name, its texts are compared.
  ///
  /// ```swift
  /// presenter.present(.toast("No signal").duplicates(.ignore))
  /// ```
  public func duplicates(_ policy: IdentityPolicy) -> Self {
    setting(\.configuration.identity, to: policy)
  }

  /// Whether the overlay may be evicted, if its queue evicts overlays to make room.
  ///
  /// The default is `true`.
  public var isEvictable: Bool {
    get { settings[\.configuration.isEvictable] }
    set { settings[\.configuration.isEvictable] = newValue }
  }

  /// Sets whether the overlay may be evicted, if its queue evicts overlays to make room.
  public func isEvictable(_ isEvictable: Bool) -> Self {
    setting(\.configuration.isEvictable, to: isEvictable)
  }

  /// Whether the overlay responds to the user's action.
  ///
  /// If it is `true`, quiet rules don't affect the overlay, and it waits only for modal overlays.
  /// The default is `false`.
  public var isUserInitiated: Bool {
    get { settings[\.configuration.isReply] }
    set { settings[\.configuration.isReply] = newValue }
  }

  /// Sets whether the overlay responds to the user's action.
  public func isUserInitiated(_ isUserInitiated: Bool = true) -> Self {
    setting(\.configuration.isReply, to: isUserInitiated)
  }
}

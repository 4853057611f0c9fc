public import UsherCore

/// When an overlay takes its turn, and what it does to others.
extension OverlayModifiable {
  /// The queue; the main queue by default.
  public var queue: LaneID {
    get { settings[\.configuration.lane] }
    set { settings[\.configuration.lane] = newValue }
  }

  /// Sets the queue.
  public func queue(_ queue: LaneID) -> Self { setting(\.configuration.lane, to: queue) }

  /// Sets the queue by its name.
  public func queue(_ name: String) -> Self { queue(LaneID(name)) }

  /// The rank among waiting overlays; normal by default.
  public var priority: Priority {
    get { settings[\.configuration.priority] }
    set { settings[\.configuration.priority] = newValue }
  }

  /// Sets the rank among waiting overlays.
  public func priority(_ priority: Priority) -> Self {
    setting(\.configuration.priority, to: priority)
  }

  /// The effect on the overlays that the queue already shows; by default, the overlay waits for
  /// their end.
  public var precedence: Precedence {
    get { settings[\.configuration.precedence] }
    set { settings[\.configuration.precedence] = newValue }
  }

  /// Sets the effect on the overlays that the queue already shows.
  public func precedence(_ precedence: Precedence) -> Self {
    setting(\.configuration.precedence, to: precedence)
  }

  /// Shows the overlay immediately, in place of the overlays that the queue shows.
  ///
  /// The overlay is refused if one of them has a higher priority.
  ///
  /// - Parameter restoring: Whether the replaced overlays return afterwards, for the time that they
  ///   had left.
  /// - Returns: A changed copy.
  public func replacesCurrent(restoring: Bool = false) -> Self {
    precedence(.replace(restoresReplaced: restoring))
  }

  /// The treatment of a request that has the name of another one; both are shown by default.
  public var duplicates: IdentityPolicy {
    get { settings[\.configuration.identity] }
    set { settings[\.configuration.identity] = newValue }
  }

  /// Sets the treatment of a request that has the name of another one; without a name, its texts
  /// are compared.
  ///
  /// ```swift
  /// presenter.present(.toast("No signal").duplicates(.ignore))
  /// ```
  public func duplicates(_ policy: IdentityPolicy) -> Self {
    setting(\.configuration.identity, to: policy)
  }

  /// Whether the overlay may be removed early, in a queue that makes room so; `true` by default.
  public var isEvictable: Bool {
    get { settings[\.configuration.isEvictable] }
    set { settings[\.configuration.isEvictable] = newValue }
  }

  /// Sets whether the overlay may be removed early, in a queue that makes room so.
  public func isEvictable(_ isEvictable: Bool) -> Self {
    setting(\.configuration.isEvictable, to: isEvictable)
  }

  /// Whether the overlay is about something that the user just did, so that it waits for no quiet
  /// and for no other overlay but a question; `false` by default.
  public var isUserInitiated: Bool {
    get { settings[\.configuration.isReply] }
    set { settings[\.configuration.isReply] = newValue }
  }

  /// Sets whether the overlay is about something that the user just did.
  public func isUserInitiated(_ isUserInitiated: Bool = true) -> Self {
    setting(\.configuration.isReply, to: isUserInitiated)
  }
}

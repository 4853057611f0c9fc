extension EKAttributes {
  /// What is called when an entry comes and goes, on the main thread.
  ///
  /// Each is called at most once for each entry; none for one that is refused, or taken back while it waits.
  public struct LifecycleEvents {
    /// Something to be called.
    public typealias Event = () -> Void

    /// Called when its entrance begins.
    public var willAppear: Event?
    /// Called when its entrance has ended; not for one that is sent away before.
    public var didAppear: Event?
    /// Called when its exit begins.
    public var willDisappear: Event?
    /// Called when it is gone.
    public var didDisappear: Event?

    /// Makes a set of events; those left out are not called.
    public init(
      willAppear: Event? = nil, didAppear: Event? = nil, willDisappear: Event? = nil,
      didDisappear: Event? = nil
    ) {
      self.willAppear = willAppear
      self.didAppear = didAppear
      self.willDisappear = willDisappear
      self.didDisappear = didDisappear
    }
  }
}

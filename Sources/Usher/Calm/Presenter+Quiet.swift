public import UsherCore

extension Presenter {
  /// Holds back overlays until the token ends or is released.
  ///
  /// Requests that meet all conditions wait for their turn, and their `maximumWait` continues to
  /// elapse. Without conditions, all requests wait. Shown overlays are hidden and return with their
  /// remaining time. Overlays with a modal backdrop and replies to the user
  /// (`OverlayConfiguration.isReply`) are never held back. If there are several tokens, a request
  /// waits while any of them applies, and the token that ends last determines `afterwards`.
  ///
  /// ```swift
  /// let quiet = presenter.quiet(below: .high, then: .summarize)
  /// quiet.end()
  /// ```
  ///
  /// - Parameters:
  ///   - priority: Requests with at least this priority are still shown. `nil` holds back requests
  ///     of all priorities.
  ///   - names: The names of the requests to hold back. `nil` holds back requests with and without
  ///     a name.
  ///   - lane: The lane whose requests are held back, or `nil` to include every lane.
  ///   - length: The time after which quiet ends automatically if the token still exists, or `nil`
  ///     if there is no limit. Negative values are treated as zero.
  ///   - afterwards: How requests that were never shown are treated when quiet ends.
  /// - Returns: The token. Quiet ends when it is released.
  public func quiet(
    below priority: Priority? = nil, names: Set<String>? = nil, lane: LaneID? = nil,
    for length: Duration? = nil, then afterwards: QuietEndAction = .showAll
  ) -> QuietToken {
    let token = QuietToken()
    token.silence(
      self,
      QuietRequest(
        priority: priority, names: names, lane: lane, length: length, afterwards: afterwards))
    return token
  }

  /// Holds back overlays in all current and future windows until the token ends or is released.
  ///
  /// The conditions are the same as for `quiet(below:names:lane:for:then:)`, and `lane` refers to
  /// the lane in each window. When quiet ends, each window shows its own summary if necessary.
  ///
  /// ```swift
  /// let quiet = Presenter.quietEverywhere(below: .high, then: .summarize)
  /// quiet.end()
  /// ```
  public static func quietEverywhere(
    below priority: Priority? = nil, names: Set<String>? = nil, lane: LaneID? = nil,
    then afterwards: QuietEndAction = .showAll
  ) -> QuietToken {
    let rule = QuietRequest(
      priority: priority, names: names, lane: lane, length: nil, afterwards: afterwards)
    let token = QuietToken(everywhere: rule)
    for presenter in Defaults.current.open { token.silence(presenter, rule) }
    Defaults.current.onNewPresenter(for: token) { [weak token] in token?.silence($0) }
    return token
  }

  /// Holds back overlays while a closure runs.
  ///
  /// Requests with at least the priority `except` are still shown. If the closure awaits an overlay
  /// that is held back, neither can end. After two seconds, the problem is reported to `onProblem`,
  /// and quiet ends.
  ///
  /// ```swift
  /// await presenter.quiet(except: .high, then: .summarize) {
  ///   await play()
  /// }
  /// ```
  public func quiet<Value, Failure: Error>(
    except priority: Priority? = nil, then afterwards: QuietEndAction = .showAll,
    _ body: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let token = quiet(below: priority, then: afterwards)
    defer { token.end() }
    let closure = QuietClosure(
      id: token.id, task: QuietClosure.currentTask, isOpen: { token.isOpen }, end: { token.end() })
    let result = await QuietClosure.$all.withValue(QuietClosure.all + [closure]) {
      do throws(Failure) { return Result<Value, Failure>.success(try await body()) } catch {
        return Result<Value, Failure>.failure(error)
      }
    }
    return try result.get()
  }
}

public import UsherCore

extension Presenter {
  /// Keeps overlays from the user until the token ends or is released.
  ///
  /// Requests that meet all of the conditions wait for their turn, with their `maximumWait`
  /// running; without a condition, all requests do. Shown ones give their place away and come back
  /// with the rest of their time. Overlays that ask, with a modal backdrop, and replies to the user
  /// (`OverlayConfiguration.isReply`) are never kept. With several tokens, a request waits as long
  /// as any of them concerns it, and the one that ends last says what happens afterwards.
  ///
  /// ```swift
  /// let quiet = presenter.quiet(below: .high, then: .summarize)
  /// quiet.end()
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority from which on requests are shown all the same; `nil` for none.
  ///   - names: The names of the requests to keep; `nil` for any name, or none.
  ///   - lane: The lane whose requests are kept; `nil` for every lane.
  ///   - length: The time after which the quiet ends by itself, if the token still exists; `nil`
  ///     for no limit, and a negative time counts as zero.
  ///   - afterwards: The treatment of requests that were never shown, when the quiet has ended.
  /// - Returns: The token; the quiet ends when it is released.
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

  /// Keeps overlays of all windows from the user, later windows included, until the token ends or
  /// is released.
  ///
  /// ```swift
  /// let quiet = Presenter.quietEverywhere(below: .high, then: .summarize)
  /// quiet.end()
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority from which on requests are shown all the same; `nil` for none.
  ///   - names: The names of the requests to keep; `nil` for any name, or none.
  ///   - lane: The lane whose requests are kept, in each window; `nil` for every lane.
  ///   - afterwards: The treatment of requests that were never shown, when the quiet has ended; a
  ///     summary is shown in each window that has something to summarize.
  /// - Returns: The token; the quiet ends when it is released.
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

  /// Keeps overlays from the user while a closure runs.
  ///
  /// If the closure itself awaits an overlay that it keeps from the user, neither would end: after
  /// two seconds this is reported to `onProblem`, and the quiet ends.
  ///
  /// ```swift
  /// await presenter.quiet(except: .high, then: .summarize) {
  ///   await play()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority from which on requests are shown all the same; `nil` for none.
  ///   - afterwards: What happens to requests that were never shown, when the quiet has ended.
  ///   - body: The closure.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
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

internal import UsherCore

extension Presenter {
  /// Shows a tour of the app, in which each step is next to a view that it explains.
  ///
  /// The view is visible and usable in a spotlight. The tour is one request with one turn in its
  /// lane, so that no other overlay of the lane appears between its steps. Buttons move to the
  /// previous or next step, or end the tour. Escape also ends the tour, and Return presses the
  /// button for the next step. If the anchor of a step is missing or removed, the step is skipped
  /// and reported to `onProblem`. If the task is canceled, the tour is dismissed.
  ///
  /// ```swift
  /// let result = try await presenter.tour([
  ///   .step("This takes a minute.", title: "Welcome"),
  ///   .step("Finds letters by any word in them.", title: "Search", anchor: "search"),
  ///   .step("Sends the letter at once.", title: "Send", anchor: "send", edge: .top),
  /// ])
  /// if result.ending == .completed { print("seen it all") }
  /// ```
  ///
  /// - Parameters:
  ///   - steps: The steps, in order. If there are none, the tour is completed immediately.
  ///   - next: The title of the button for the next step, or `nil` for "Next" in the user's
  ///     language.
  ///   - back: The title of the button for the previous step, or `nil` for "Back" in the user's
  ///     language.
  ///   - done: The title of the button in the last step, or `nil` for "Done" in the user's
  ///     language.
  ///   - preset: The lane, the timing and the surface. The steps determine the positions.
  ///   - name: The name used to find the tour.
  /// - Returns: How the tour ended, and the steps that were skipped.
  /// - Throws: `CancellationError` if the task is canceled.
  public func tour(
    _ steps: [TourStep], next: String? = nil, back: String? = nil, done: String? = nil,
    using preset: OverlayPreset = .tour, name: String? = nil
  ) async throws(CancellationError) -> TourResult {
    let tour = OpenTour(
      steps, titles: TourTitles(next: next, back: back, done: done), by: self, using: preset,
      name: name)
    do { try Task.checkCancellation() } catch { throw CancellationError() }
    return try await tour.result()
  }
}

/// Usher's preset for tours.
extension OverlayPreset {
  /// A tour, at most 320 points wide, next to the anchor of its step or in the center of the
  /// window.
  ///
  /// Its scrim has a spotlight around the anchor. A tap on the scrim has no effect, and the app can
  /// be used in the spotlight.
  public static let tour = OverlayPreset()
    .position(.center).duration(.infinite).size(SizeConstraints(width: .constant(320)))
    .margins(8).tap(.absorb).swipe(nil)
    .backdrop(Backdrop(tap: .absorb, isModal: false, spotlight: Spotlight()))
    .entrance(.tipEntrance).exit(.tipExit)
}

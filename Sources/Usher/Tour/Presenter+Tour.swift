internal import UsherCore

extension Presenter {
  /// Shows the user around: step by step, each beside its thing in the app, which is seen and used
  /// through a hole in the scrim.
  ///
  /// The tour is one request with one turn in its lane: no other overlay of the lane comes between
  /// its steps. The buttons lead to the step before, to the next one and out of the tour, as does
  /// Escape; Return presses the button to the next step. A step whose anchor is not there, or goes,
  /// is skipped and reported to `onProblem`. If the task is cancelled, the tour goes.
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
  ///   - steps: The steps, in order; without any, the tour has finished.
  ///   - next: The title of the button to the next step; `nil` for "Next" in the user's language.
  ///   - back: The title of the button to the step before; `nil` for "Back" in the user's language.
  ///   - done: The title of the button at the last step; `nil` for "Done" in the user's language.
  ///   - preset: The lane, the timing and the surface; the places come from the steps.
  ///   - name: The name to find the tour by.
  /// - Returns: The way in which the tour ended, and the steps that were skipped.
  /// - Throws: `CancellationError` if the task is cancelled.
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

/// The preset of a tour, which is Usher's own.
extension OverlayPreset {
  /// A tour: at most 320 points wide, beside the anchor of its step or in the middle of the window,
  /// over a scrim with a hole around the anchor.
  ///
  /// A tap on the scrim has no effect, and the app can be used through the hole.
  public static let tour = OverlayPreset()
    .position(.center).duration(.infinite).size(SizeConstraints(width: .constant(320)))
    .margins(8).tap(.absorb).swipe(nil)
    .backdrop(Backdrop(tap: .absorb, isModal: false, spotlight: Spotlight()))
    .entrance(.tipEntrance).exit(.tipExit)
}

public import UsherCore

/// A step of a tour, which explains one of the app's views.
///
/// ```swift
/// let steps: [TourStep] = [
///   .step("This takes a minute.", title: "Welcome"),
///   .step("Finds letters by any word in them.", title: "Search", anchor: "search"),
/// ]
/// ```
public struct TourStep: Sendable {
  /// The view that the step explains, or `nil` for a step in the center of the window.
  public var anchor: AnchorID?
  /// The edge of the anchor next to the text, if there is enough space.
  public var edge: Anchoring.Edge
  /// The bold line, or an empty string for none.
  public var title: String
  /// The text below the title, or an empty string for none.
  public var text: String
  /// Called on the main actor before the step is shown, for example to make its anchor visible.
  ///
  /// `nil` means that the step needs no preparation. The closure is called again whenever the user
  /// returns to the step. Until it returns, the previous step is shown. If the user moves in
  /// another direction or ends the tour, the closure's task is canceled, and its return has no
  /// effect. If any step of a tour has this closure, each step waits invisibly for its anchor, up
  /// to two seconds.
  public var prepare: (@MainActor @Sendable () async -> Void)?

  /// Returns a step.
  ///
  /// - Parameters:
  ///   - text: The text, or an empty string for none.
  ///   - title: A bold line above the text, or `nil` for none. If both texts are blank, the step is
  ///     left out of its tour.
  ///   - anchor: The name that the app gave the view, or `nil` for a step in the center of the
  ///     window.
  ///   - edge: The edge of the view next to the text, if there is enough space.
  ///   - prepare: Called before the step is shown, or `nil` if it needs no preparation.
  /// - Returns: The step.
  public static func step(
    _ text: String, title: String? = nil, anchor: AnchorID? = nil,
    edge: Anchoring.Edge = .bottom, prepare: (@MainActor @Sendable () async -> Void)? = nil
  ) -> TourStep {
    TourStep(beside: anchor, edge, title: title ?? "", text, prepare: prepare)
  }

  package init(
    beside anchor: AnchorID? = nil, _ edge: Anchoring.Edge = .bottom, title: String,
    _ text: String = "", prepare: (@MainActor @Sendable () async -> Void)? = nil
  ) {
    self.anchor = anchor
    self.edge = edge
    self.title = title
    self.text = text
    self.prepare = prepare
  }

  var heading: String { title.isEmpty ? text : title }

  var isBlank: Bool { (title + text).allSatisfy(\.isWhitespace) }
}

/// The result of a tour.
public struct TourResult: Hashable, Sendable {
  /// How the tour ended.
  public let ending: Ending
  /// The numbers of the skipped steps, starting at 0, in order.
  ///
  /// Their anchors were missing, or were removed while the steps were shown.
  public let missing: [Int]

  /// Creates a result, for example for tests.
  public init(ending: Ending, missing: [Int] = []) {
    self.ending = ending
    self.missing = missing
  }

  /// How a tour ends.
  public enum Ending: Hashable, Sendable {
    /// The user completed all steps, or there was no step to show.
    case completed
    /// The user skipped the remaining steps at the step with this number, starting at 0.
    ///
    /// The user pressed the button or Escape, or used another way that the preset offers.
    case skipped(at: Int)
    /// The app, the window or another request ended the tour, or it was refused.
    case ended(Outcome)
  }
}

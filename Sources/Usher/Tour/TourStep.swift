public import UsherCore

/// A step of a tour, which explains one of the app's views or widgets.
///
/// ```swift
/// let steps: [TourStep] = [
///   .step("This takes a minute.", title: "Welcome"),
///   .step("Finds letters by any word in them.", title: "Search", anchor: "search"),
/// ]
/// ```
public struct TourStep: Sendable {
  /// The thing that the step is about; `nil` for a step in the middle of the window.
  public var anchor: AnchorID?
  /// The edge of the anchor at which the text lies if there is space.
  public var edge: Anchoring.Edge
  /// The bold line; empty for none.
  public var title: String
  /// The words below; empty for none.
  public var text: String
  /// Called on the main actor before the step takes its place, so that the app can bring its anchor
  /// into sight, such as on a page that it pushes; `nil` for nothing to prepare.
  ///
  /// The closure is called again whenever the user comes back to the step. Until it returns, the
  /// step before stays. If the user goes another way or ends the tour meanwhile, the closure's task
  /// is cancelled, and its return has no effect. In a tour with such a step, every step waits,
  /// unseen, up to two seconds for its anchor.
  public var prepare: (@MainActor @Sendable () async -> Void)?

  /// Returns a step.
  ///
  /// - Parameters:
  ///   - text: The text; empty for none.
  ///   - title: A bold line above the text; `nil` or empty for none. A step without a visible
  ///     character in both is left out of its tour.
  ///   - anchor: The name that the app has given the view or widget; `nil` for a step in the middle
  ///     of the window.
  ///   - edge: The edge of the view at which the text lies if there is space.
  ///   - prepare: Called before the step takes its place; `nil` for nothing to prepare.
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

  /// The title, or the text of a step without one.
  var heading: String { title.isEmpty ? text : title }

  /// Whether the step says nothing.
  var isBlank: Bool { (title + text).allSatisfy(\.isWhitespace) }
}

/// The end of a tour.
public struct TourResult: Hashable, Sendable {
  /// The way in which the tour ended.
  public let ending: Ending
  /// The numbers of the steps that were skipped, from 0, in order: their anchors were not there, or
  /// went while they were shown.
  public let missing: [Int]

  /// Makes a result, such as for tests.
  public init(ending: Ending, missing: [Int] = []) {
    self.ending = ending
    self.missing = missing
  }

  /// A way in which a tour ends.
  public enum Ending: Hashable, Sendable {
    /// The user went through all steps, or there was none to show.
    case completed
    /// The user skipped the rest at a step, by its number from 0: with the button, Escape, or
    /// whatever else the preset offer.
    case skipped(at: Int)
    /// The app, the window or another request ended the tour, or it was refused.
    case ended(Outcome)
  }
}

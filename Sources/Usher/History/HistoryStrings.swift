public import UsherCore

/// The texts of a history list.
///
/// The defaults are from `OverlayStrings.current`.
public struct HistoryStrings: Sendable {
  /// The title.
  public var title = OverlayStrings.current[.historyTitle]
  /// The placeholder of the search field.
  public var search = OverlayStrings.current[.search]
  /// The label of the button that removes entries of ended requests.
  public var clear = OverlayStrings.current[.clear]
  /// The label of the button that restores removed entries.
  public var undo = OverlayStrings.current[.undo]
  /// The label of the button that closes the list.
  public var close = OverlayStrings.current[.close]
  /// The label of the filter that shows every entry.
  public var all = OverlayStrings.current[.all]
  /// The label of the filter that shows missed entries.
  public var missed = OverlayStrings.current[.missed]
  /// The text that replaces an empty list.
  public var nothing = OverlayStrings.current[.noMessages]
  /// The text for an entry whose content is private.
  public var privateMessage = OverlayStrings.current[.privateMessage]
  /// The text for an entry that represents several requests, such as "3 times".
  public var times: @MainActor @Sendable (Int) -> String = {
    OverlayStrings.current.text(.times, $0)
  }
  /// The label of the filter that shows the entries of a lane.
  public var lane: @MainActor @Sendable (LaneID) -> String = { lane in
    lane == .main
      ? OverlayStrings.current[.mainLane]
      : lane.name ?? OverlayStrings.current.text(.lane, Int(lane.rawValue))
  }
  /// The text for the outcome of an entry, or `nil` if there is none.
  public var reason: @MainActor @Sendable (Outcome) -> String? = { outcome in
    switch outcome {
    case .refused: OverlayStrings.current[.couldNotBeShown]
    case .dismissed(.expired): OverlayStrings.current[.cameTooLate]
    case .dismissed, .updated: nil
    }
  }

  /// Creates the texts in the current language.
  public init() {}
}

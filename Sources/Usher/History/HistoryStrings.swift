public import UsherCore

/// The words of a list of a history; those of `OverlayStrings.current` by default.
public struct HistoryStrings: Sendable {
  /// The title.
  public var title = OverlayStrings.current[.historyTitle]
  /// The placeholder of the field to search in.
  public var search = OverlayStrings.current[.search]
  /// The label of the button that removes what has ended.
  public var clear = OverlayStrings.current[.clear]
  /// The label of the button that brings back what was removed.
  public var undo = OverlayStrings.current[.undo]
  /// The label of the button that closes the list.
  public var close = OverlayStrings.current[.close]
  /// The label of the filter that shows every entry.
  public var all = OverlayStrings.current[.all]
  /// The label of the filter that shows what was missed.
  public var missed = OverlayStrings.current[.missed]
  /// The words in place of an empty list.
  public var nothing = OverlayStrings.current[.noMessages]
  /// The words for an entry whose content is private.
  public var privateMessage = OverlayStrings.current[.privateMessage]
  /// The words beside an entry that stands for several requests, such as "3 times".
  public var times: @MainActor @Sendable (Int) -> String = {
    OverlayStrings.current.text(.times, $0)
  }
  /// The label of the filter that shows the entries of a lane.
  public var lane: @MainActor @Sendable (LaneID) -> String = { lane in
    lane == .main
      ? OverlayStrings.current[.mainLane]
      : lane.name ?? OverlayStrings.current.text(.lane, Int(lane.rawValue))
  }
  /// The words about an entry that the user has missed, with its outcome.
  public var reason: @MainActor @Sendable (Outcome) -> String? = { outcome in
    switch outcome {
    case .refused: OverlayStrings.current[.couldNotBeShown]
    case .dismissed(.expired): OverlayStrings.current[.cameTooLate]
    case .dismissed, .updated: nil
    }
  }

  /// Makes the words in the current language.
  public init() {}
}

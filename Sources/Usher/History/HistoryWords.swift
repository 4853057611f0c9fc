public import UsherCore

/// The words of a list of a history; those of `OverlayWords.current` by default.
public struct HistoryWords: Sendable {
  /// The title.
  public var title = OverlayWords.current[.historyTitle]
  /// The placeholder of the field to search in.
  public var search = OverlayWords.current[.search]
  /// The label of the button that removes what has ended.
  public var clear = OverlayWords.current[.clear]
  /// The label of the button that brings back what was removed.
  public var undo = OverlayWords.current[.undo]
  /// The label of the button that closes the list.
  public var close = OverlayWords.current[.close]
  /// The label of the filter that shows every entry.
  public var all = OverlayWords.current[.all]
  /// The label of the filter that shows what was missed.
  public var missed = OverlayWords.current[.missed]
  /// The words in place of an empty list.
  public var nothing = OverlayWords.current[.noMessages]
  /// The words for an entry whose content is private.
  public var privateMessage = OverlayWords.current[.privateMessage]
  /// The words beside an entry that stands for several requests, such as "3 times".
  public var times: @MainActor @Sendable (Int) -> String = {
    OverlayWords.current.text(.times, $0)
  }
  /// The label of the filter that shows the entries of a lane.
  public var lane: @MainActor @Sendable (LaneID) -> String = { lane in
    lane == .main
      ? OverlayWords.current[.mainLane] : OverlayWords.current.text(.lane, Int(lane.rawValue))
  }
  /// The words about an entry that the user has missed, with its outcome.
  public var reason: @MainActor @Sendable (Outcome) -> String? = { outcome in
    switch outcome {
    case .refused: OverlayWords.current[.couldNotBeShown]
    case .dismissed(.expired): OverlayWords.current[.cameTooLate]
    case .dismissed, .updated: nil
    }
  }

  /// Makes the words in the current language.
  public init() {}
}

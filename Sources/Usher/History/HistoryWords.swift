public import UsherCore

/// The words of a list of a history; English by default.
public struct HistoryWords: Sendable {
  /// The title.
  public var title = "Messages"
  /// The placeholder of the field to search in.
  public var search = "Search"
  /// The label of the button that removes what has ended.
  public var clear = "Clear"
  /// The label of the button that closes the list.
  public var close = "Close"
  /// The label of the filter that shows every entry.
  public var all = "All"
  /// The label of the filter that shows what was missed.
  public var missed = "Missed"
  /// The words in place of an empty list.
  public var nothing = "No messages"
  /// The words for an entry whose content is private.
  public var privateMessage = "Private message"
  /// The words beside an entry that stands for several requests, such as "3 times".
  public var times: @MainActor @Sendable (Int) -> String = { "\($0) times" }
  /// The label of the filter that shows the entries of a lane.
  public var lane: @MainActor @Sendable (LaneID) -> String = { lane in
    lane == .main ? "Main" : "Lane \(lane.rawValue)"
  }
  /// The words about an entry that the user has missed, with its outcome.
  public var reason: @MainActor @Sendable (Outcome) -> String? = { outcome in
    switch outcome {
    case .refused: "Could not be shown"
    case .dismissed(.expired): "Came too late"
    case .dismissed, .updated: nil
    }
  }

  /// Makes the English words.
  public init() {}
}

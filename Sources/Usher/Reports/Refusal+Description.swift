public import UsherCore

extension Refusal: CustomStringConvertible {
  /// The reason for the refusal, and a remedy.
  public var description: String {
    let reason = StandingWords().text(self)
    return remedy.map { "\(reason); \($0)" } ?? reason
  }

  /// The remedy; `nil` for an invalid value, whose error names its own.
  private var remedy: String? {
    switch self {
    case .invalid: nil
    case .emptyContent: "give it a text, an image or a button"
    case .duplicate: "dismiss that overlay first, or allow duplicates"
    case .priorityTaken: "use another priority"
    case .higherPriorityShown: "queue the request instead"
    case .laneFull: "raise the limits, or let the lane evict"
    case .hostClosed: "attach a presenter to an open window"
    }
  }
}

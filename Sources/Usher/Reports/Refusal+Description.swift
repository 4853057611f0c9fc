public import UsherCore

extension Refusal: CustomStringConvertible {
  /// The reason for the refusal, and a remedy.
  public var description: String {
    switch self {
    case .invalid(let error): "\(error)"
    case .emptyContent: "its content is empty; give it a text, an image or a button"
    case .duplicate(let id):
      "overlay \(id.rawValue) has the same name; dismiss that overlay first, or allow duplicates"
    case .priorityTaken(let id):
      "overlay \(id.rawValue) has the same priority in the same lane; use another priority"
    case .higherPriorityShown(let id):
      "overlay \(id.rawValue) is shown and has a higher priority; queue the request instead"
    case .laneFull(let id):
      "lane \(id.rawValue) and its waiting line are full; raise the limits, or let the lane evict"
    case .hostClosed: "the window has closed; attach a presenter to an open window"
    }
  }
}

public import UsherCore

extension Refusal: CustomStringConvertible {
  /// The reason for the refusal, and a remedy.
  public var description: String {
    switch self {
    case .invalid(let error): "\(error)"
    case .emptyContent: "its content is empty; give it a text, an image or a button"
    case .duplicate(let id):
      "overlay \(id.rawValue) has the same name; dismiss it first, or allow duplicates"
    case .priorityTaken(let id):
      "overlay \(id.rawValue) of the same lane has the same priority; give it another one"
    case .higherPriorityShown(let id):
      "overlay \(id.rawValue), which is shown, has a higher priority; let it wait instead"
    case .laneFull(let id):
      "lane \(id.rawValue) shows and holds as many as it may; raise its limits, or let it evict"
    case .hostClosed: "its window has closed; attach a presenter to a window that is open"
    }
  }
}

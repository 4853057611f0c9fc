public import UsherCore

extension Refusal: CustomStringConvertible {
  /// Why it was refused, and what to do about it.
  public var description: String {
    switch self {
    case .invalid(let error): "\(error)"
    case .emptyContent: "its content is empty; give it a text, an image or a button"
    case .hostClosed: "its window has closed; attach a presenter to a window that is open"
    }
  }
}

package import UsherCore

extension Presenter {
  /// Sends a pressed key to the front overlay with a response to the key.
  ///
  /// - Parameter key: The key that was pressed.
  /// - Returns: Whether an overlay took the key; otherwise the key is for the app.
  package func press(_ key: Key) -> Bool {
    guard engine.response(to: key) != .passOn else { return false }
    handle(.keyPressed(key))
    return true
  }

  /// Reports the user's attention as far as only the app knows, such as an open on-screen keyboard
  /// or assistive technology in use.
  ///
  /// Each overlay's `pausesFor` decides whether this pauses its countdown. Hosts report by
  /// themselves whatever they can detect.
  public func setAttention(_ attention: Attention, isPresent: Bool) {
    handle(.attentionChanged(attention, of: nil, isPresent: isPresent))
  }

  /// Reports a problem to `onProblem`, such as an image that a host could not show.
  package func report(_ problem: Problem) {
    onProblem(problem)
  }
}

public import UsherCore

extension Presenter {
  /// Hands a key to the front overlay that it means something to.
  ///
  /// - Parameter key: The key that went down.
  /// - Returns: Whether an overlay took it; otherwise it belongs to the app.
  public func press(_ key: Key) -> Bool {
    guard engine.response(to: key) != .passOn else { return false }
    handle(.keyPressed(key))
    return true
  }

  /// Tells what only the app knows of a person's attention: a keyboard covers the screen, assistive
  /// technology is in use.
  ///
  /// Each overlay's `pausesFor` says whether that stops its countdown. What the host notices by itself
  /// it tells by itself.
  public func setAttention(_ attention: Attention, isPresent: Bool) {
    handle(.attentionChanged(attention, of: nil, isPresent: isPresent))
  }

  /// Passes on what a host could not show as it was asked to.
  public func report(_ problem: Problem) {
    onProblem(problem)
  }
}

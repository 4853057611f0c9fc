extension Node.Field {
  /// What a client is asked and told while a person types into a field, on the main actor.
  ///
  /// A person who goes from one field to another has the new one asked whether editing may begin and the
  /// old one whether it may end, before the old one is told that it has ended and the new one that it has
  /// begun. What is left out is answered with yes.
  public struct Editing: Sendable {
    /// A callback without news of its own.
    public typealias Callback = @MainActor @Sendable () -> Void
    /// Something that the client may refuse.
    public typealias Question = @MainActor @Sendable () -> Bool

    /// Whether editing may begin; otherwise the field does not get the keyboard.
    public var shouldBegin: Question?
    /// Editing has begun.
    public var didBegin: Callback?
    /// Whether editing may end; otherwise the field keeps the keyboard, unless it is about to go.
    public var shouldEnd: Question?
    /// Editing has ended; told once for each beginning.
    public var didEnd: Callback?
    /// Whether a person may put other words in the place of a part of the text, before that is changed.
    ///
    /// The range is one of the field's present ``Node/Field/text``, and empty where something is added. The
    /// words are empty where something is removed.
    public var shouldChange: (@MainActor @Sendable (Range<String.Index>, String) -> Bool)?
    /// The caret or the selection has moved, by typing too; the text has changed before that.
    public var didSelect: Callback?
    /// Return was pressed: whether that is to go on to the next field, or to press the default button.
    ///
    /// Where the answer has moved the keyboard elsewhere, Return does no more either.
    public var shouldReturn: Question?
    /// Ends editing with each change, as far as ``Node/Field/Editing/shouldEnd`` lets it; without effect
    /// where it is not under way.
    public let endRequests: Live<Int>?

    /// Makes a set of callbacks; those left out are not called.
    public init(
      shouldBegin: Question? = nil, didBegin: Callback? = nil, shouldEnd: Question? = nil,
      didEnd: Callback? = nil,
      shouldChange: (@MainActor @Sendable (Range<String.Index>, String) -> Bool)? = nil,
      didSelect: Callback? = nil, shouldReturn: Question? = nil, endRequests: Live<Int>? = nil
    ) {
      self.shouldBegin = shouldBegin
      self.didBegin = didBegin
      self.shouldEnd = shouldEnd
      self.didEnd = didEnd
      self.shouldChange = shouldChange
      self.didSelect = didSelect
      self.shouldReturn = shouldReturn
      self.endRequests = endRequests
    }
  }
}

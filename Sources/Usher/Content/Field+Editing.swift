extension OverlayNode.Field {
  /// The callbacks of a field while the user edits it, called on the main actor.
  ///
  /// When the user goes from one field to another, the new field's `shouldBegin` is called first,
  /// then the old field's `shouldEnd`, its `didEnd`, and last the new field's `didBegin`. A
  /// question without a callback is answered with yes.
  public struct Editing: Sendable {
    /// A callback without arguments.
    public typealias Callback = @MainActor @Sendable () -> Void
    /// A question that the app answers with yes or no.
    public typealias Question = @MainActor @Sendable () -> Bool

    /// Asks whether editing may begin; `false` keeps the keyboard focus out of the field.
    public var shouldBegin: Question?
    /// Called when editing has begun.
    public var didBegin: Callback?
    /// Asks whether editing may end; `false` keeps the keyboard focus in the field, unless the
    /// field is about to be removed.
    public var shouldEnd: Question?
    /// Called when editing has ended; once for each beginning.
    public var didEnd: Callback?
    /// Asks, before the text changes, whether the user may replace a part of the text.
    ///
    /// The range is a range of the current ``OverlayNode/Field/text``; it is empty for an
    /// insertion. The string is the replacement; it is empty for a deletion.
    public var shouldChange: (@MainActor @Sendable (Range<String.Index>, String) -> Bool)?
    /// Called when the caret or the selection has moved, also by typing; the text has changed
    /// before the call.
    public var didSelect: Callback?
    /// Asks, when the user presses Return, whether to go on to the next field or press the default
    /// button.
    ///
    /// If the callback moves the keyboard focus, Return does nothing more, whatever the answer.
    public var shouldReturn: Question?
    /// A value of which each change ends editing, if ``OverlayNode/Field/Editing/shouldEnd`` allows
    /// it; ignored while the field is not being edited.
    public let endRequests: ObservableValue<Int>?

    /// Makes a set of callbacks; those left out are not called.
    public init(
      shouldBegin: Question? = nil, didBegin: Callback? = nil, shouldEnd: Question? = nil,
      didEnd: Callback? = nil,
      shouldChange: (@MainActor @Sendable (Range<String.Index>, String) -> Bool)? = nil,
      didSelect: Callback? = nil, shouldReturn: Question? = nil,
      endRequests: ObservableValue<Int>? = nil
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

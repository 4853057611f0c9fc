extension OverlayNode.Field {
  /// The callbacks of a field while the user edits it, called on the main actor.
  ///
  /// When the user moves from one field to another, `shouldBegin` of the new field is called first.
  /// Then `shouldEnd` and `didEnd` of the old field and `didBegin` of the new field follow. A
  /// question that isn't set is answered with `true`.
  public struct Editing: Sendable {
    /// A callback without arguments.
    public typealias Callback = @MainActor @Sendable () -> Void
    /// A question that the app answers with `true` or `false`.
    public typealias Question = @MainActor @Sendable () -> Bool

    /// Whether editing may begin.
    ///
    /// If it returns `false`, the field doesn't get the keyboard focus.
    public var shouldBegin: Question?
    /// Called after editing begins.
    public var didBegin: Callback?
    /// Whether editing may end.
    ///
    /// If it returns `false`, the field keeps the keyboard focus, unless it is about to be removed.
    public var shouldEnd: Question?
    /// Called once after editing ends.
    public var didEnd: Callback?
    /// Whether the user may replace a part of the text.
    ///
    /// Called before the text changes.
    ///
    /// The range refers to the current ``OverlayNode/Field/text``. The range is empty when the user
    /// inserts text, and the replacement string is empty when the user deletes text.
    public var shouldChange: (@MainActor @Sendable (Range<String.Index>, String) -> Bool)?
    /// Called after the user moves the caret or the selection, for example by typing.
    ///
    /// The text has already changed. The callback may be called twice for one change, and isn't
    /// called when the app sets the text.
    public var didSelect: Callback?
    /// Whether Return moves to the next field or presses the default button.
    ///
    /// Called when the user presses Return or, in a multiline field, Control-Return.
    ///
    /// If the callback moves the keyboard focus, its result is ignored and Return has no further
    /// effect.
    public var shouldReturn: Question?
    /// A number that ends editing when it changes, if ``OverlayNode/Field/Editing/shouldEnd``
    /// allows it.
    ///
    /// Changes are ignored while the field isn't being edited.
    public let endRequests: ObservableValue<Int>?

    /// Creates a set of callbacks.
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

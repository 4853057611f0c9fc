/// A value shared by the app and the host; a change by either of them reaches the other at once.
///
/// Observable values hold the user's input, such as a field's text or a rating's choice, and the
/// values that the app lets content follow, such as a progress.
///
/// ```swift
/// let count = ObservableValue(0)
/// count.addObserver(presenter) { print("now \(count.value)") }
/// count.value = 1  // now 1
/// ```
@MainActor
public final class ObservableValue<Value: Equatable & Sendable> {
  /// The current value; a change calls the followers in the order in which they began to follow.
  public var value: Value {
    didSet {
      // A value that does not equal itself, such as NaN, would change for ever if two values
      // followed each other.
      guard value != oldValue, value == value || oldValue == oldValue else { return }
      observers.removeAll { $0.owner == nil }
      // A follower's callback may end another follower's subscription.
      for observer in observers where observes(observer.owner) { observer.act() }
    }
  }
  private var observers: [Observer] = []
  /// The value that this one follows; kept, so that it still tells this one its changes.
  private var source: AnyObject?

  private struct Observer {
    weak var owner: AnyObject?
    let act: @MainActor () -> Void
    /// The place in the source code of an observer for as long as the value exists.
    var place: String?
  }

  /// Makes a shared value.
  public nonisolated init(_ value: Value) {
    self.value = value
  }

  /// Calls `act` after every change for as long as `owner` lives; `owner` is referenced weakly.
  ///
  /// The value keeps `act` until the next change or subscription after the owner's end. So `act`
  /// must not keep the value, as a field does that has it.
  public func addObserver(_ owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, act: act))
  }

  /// Calls `act` with the new value after every change, for as long as the value exists.
  ///
  /// A second call from the same place in the source code replaces the first one, so that content
  /// may be built again.
  public func onChange(
    _ act: @escaping @MainActor (Value) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = "\(fileID):\(line):\(column)"
    observers.removeAll { $0.place == place }
    observers.append(
      Observer(
        owner: self, act: { [weak self] in if let self { act(value) } }, place: place))
  }

  /// Ends all subscriptions of `owner` to this value, at once.
  public func removeObserver(_ owner: AnyObject) {
    observers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  private func observes(_ owner: AnyObject?) -> Bool {
    owner != nil && observers.contains { $0.owner === owner }
  }
}

extension ObservableValue {
  /// Returns an observable value that follows this one through `transform`.
  ///
  /// The new value keeps this one. What it is set to by others stays until this one changes.
  ///
  /// ```swift
  /// presenter.present { Text(count.map { "\($0) in the cart" }) }
  /// ```
  public func map<Other>(
    _ transform: @escaping @MainActor @Sendable (Value) -> Other
  ) -> ObservableValue<Other> {
    let other = ObservableValue<Other>(transform(value))
    other.source = self
    addObserver(other) { [weak other, weak self] in
      guard let self else { return }
      other?.value = transform(self.value)
    }
    return other
  }
}

/// A value shared by the app and a host, with changes reported to both immediately.
///
/// Observable values hold user input, such as the text of a field or the choice of a rating. They
/// also hold values that the app changes while content is shown, such as progress.
///
/// ```swift
/// let count = ObservableValue(0)
/// count.addObserver(presenter) { print("now \(count.value)") }
/// count.value = 1  // now 1
/// ```
@MainActor
public final class ObservableValue<Value: Equatable & Sendable> {
  /// The current value.
  ///
  /// A change calls the observers in the order in which they were added.
  public var value: Value {
    didSet {
      // Without this check, a value that doesn't equal itself, such as NaN, would change forever if
      // two values followed each other.
      guard value != oldValue, value == value || oldValue == oldValue else { return }
      observers.removeAll { $0.owner == nil }
      // An observer's callback may remove another observer.
      for observer in observers where observes(observer.owner) { observer.act() }
    }
  }
  private var observers: [Observer] = []
  /// The value that this value follows, retained because it reports the changes.
  private var source: AnyObject?

  private struct Observer {
    weak var owner: AnyObject?
    let act: @MainActor () -> Void
    /// The place in the source code, for an observer that exists as long as the value.
    var place: String?
  }

  /// Creates an observable value.
  public nonisolated init(_ value: Value) {
    self.value = value
  }

  /// Calls `act` after every change until `owner` is released.
  ///
  /// `owner` is referenced weakly. After `owner` is released, `act` is retained until the next
  /// change or the next call that adds or removes an observer. So `act` must not retain the value,
  /// for example through a field.
  public func addObserver(_ owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, act: act))
  }

  /// Calls `act` with the new value after every change, as long as the value exists.
  ///
  /// If this method is called again from the same place in the source code, the new closure
  /// replaces the earlier closure, so content can be built repeatedly.
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

  /// Removes all observers of `owner` immediately.
  public func removeObserver(_ owner: AnyObject) {
    observers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  private func observes(_ owner: AnyObject?) -> Bool {
    owner != nil && observers.contains { $0.owner === owner }
  }
}

extension ObservableValue {
  /// Returns an observable value that follows this value using `transform`.
  ///
  /// The new value retains this value. If you set the new value, the next change of this value
  /// overwrites it.
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

/// Holds something without keeping it.
public class Weak<T: AnyObject> {
  /// What is held; `nil` once it is gone.
  public weak var value: T?

  /// Holds something.
  public init(value: T?) {
    self.value = value
  }
}

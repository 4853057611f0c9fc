#if os(iOS) || UIKIT_STAND_IN
/// A weak reference.
public class Weak<T: AnyObject> {
  /// The object, or `nil` after it was released.
  public weak var value: T?

  /// Creates a weak reference to an object.
  public init(value: T?) {
    self.value = value
  }
}
#endif

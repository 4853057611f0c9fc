#if os(iOS) || UIKIT_STAND_IN
/// A weak reference.
public class Weak<T: AnyObject> {
  /// The object; `nil` once the object is gone.
  public weak var value: T?

  /// Makes a weak reference to an object.
  public init(value: T?) {
    self.value = value
  }
}
#endif

/// A function key of the keyboard.
public enum FunctionKey: Int, Hashable, Sendable, CaseIterable {
  /// The key F1; the others are named alike.
  case f1 = 1
  case f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
}

public import Usher

/// A namespace for types that show one popup after another, the highest priority first.
public enum Popup {
  /// The lane for tasks on a screen, with the number -4.
  ///
  /// You can pause, resume and clear this lane like any other. If you clear it, `didCanceled` is
  /// called for each waiting task.
  public static let lane = LaneID(-4)
}

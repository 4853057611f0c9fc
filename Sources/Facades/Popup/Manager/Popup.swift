public import Usher

/// Lets tasks that show something take turns, one at a time, the highest priority first.
public enum Popup {
  /// The lane in which tasks take their turn on a screen; -4.
  ///
  /// A presenter can pause, resume and clear it as any other. What it clears is told `didCanceled`.
  public static let lane = LaneID(-4)
}

public import Usher

/// A namespace for the types that show popups in turn, the highest priority first.
public enum Popup {
  /// The lane for tasks on a screen; lane number -4.
  ///
  /// A presenter can pause, resume and clear this lane like any other. Tasks that are cleared are
  /// told by `didCanceled`.
  public static let lane = LaneID(-4)
}

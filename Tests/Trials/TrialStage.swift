public import Usher

/// The environment of a trial's overlays, with a clock and a simulated user.
@MainActor
public protocol TrialStage {
  /// The presenter that shows the overlays.
  var presenter: Presenter { get }

  /// Advances the clock, and draws the frames in between.
  func pass(_ duration: Duration) async

  /// Swipes an overlay up and away, unless it was removed.
  func swipe(_ id: OverlayID)

  /// Presses the last button in an overlay, if there is a button.
  func press(_ id: OverlayID)

  /// Ties an overlay to one of the app's widgets or views, and returns a function that removes it.
  func tie(_ handle: PresentationHandle) -> @MainActor () -> Void
}

/// A failed expectation of a trial.
public struct TrialFailure: Error, CustomStringConvertible {
  /// The description of the expected and the actual result.
  public let description: String

  /// Throws unless a condition holds.
  static func unless(
    _ condition: Bool, _ description: @autoclosure () -> String
  ) throws(TrialFailure) {
    if !condition { throw TrialFailure(description: description()) }
  }
}

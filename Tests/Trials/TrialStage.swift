public import Usher

/// The environment of a trial's overlays, with a clock and a simulated user.
@MainActor
public protocol TrialStage {
  /// The presenter that shows the overlays.
  var presenter: Presenter { get }

  /// Advances the clock, and draws the frames in between.
  func pass(_ duration: Duration) async

  /// Swipes an overlay up and away; no-op if the overlay has disappeared.
  func swipe(_ id: OverlayID)

  /// Presses the last button in an overlay; no-op without buttons.
  func press(_ id: OverlayID)

  /// Lets an overlay go with a widget or a view of the app, and returns a function that removes it.
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

public import Usher

/// A place that the overlays of a trial are shown in, with its clock and its user.
@MainActor
public protocol TrialStage {
  /// The presenter of the place.
  var presenter: Presenter { get }

  /// Lets time pass, and draws what a host would draw meanwhile.
  func pass(_ duration: Duration) async

  /// Swipes an overlay up and away; an overlay that has gone is left alone.
  func swipe(_ id: OverlayID)

  /// Presses the last button in an overlay; one without buttons is left alone.
  func press(_ id: OverlayID)
}

/// What a trial found that should not be.
public struct TrialFailure: Error, CustomStringConvertible {
  /// What was expected and what was seen.
  public let description: String

  /// Throws unless a condition holds.
  static func unless(
    _ condition: Bool, _ description: @autoclosure () -> String
  ) throws(TrialFailure) {
    if !condition { throw TrialFailure(description: description()) }
  }
}

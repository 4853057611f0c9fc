/// The end of a test's wait for a condition that did not come to hold in time.
public struct UnmetCondition: Error, CustomStringConvertible {
  /// The time that the test waited.
  public let limit: Duration
  /// The file and the line of the wait.
  public let place: String

  /// The place and the duration of the wait, in words.
  public var description: String { "\(place): the condition did not hold within \(limit)" }
}

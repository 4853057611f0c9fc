/// The name of a row as a quick run prints it, with a mark if the row has no measurement.
public struct RowName: CustomStringConvertible {
  private let name: String
  private let isMeasured: Bool

  /// Makes the name of a row.
  public init(_ name: String, isMeasured: Bool) {
    self.name = name
    self.isMeasured = isMeasured
  }

  /// The name, followed by the mark if the row has no measurement.
  public var description: String { isMeasured ? name : "\(name): not measured" }
}

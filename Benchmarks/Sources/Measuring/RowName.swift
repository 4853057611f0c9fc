/// The name of a row, as a quick run prints it: marked where the row has no measurement.
public struct RowName: CustomStringConvertible {
  private let name: String
  private let isMeasured: Bool

  /// Names a row.
  public init(_ name: String, isMeasured: Bool) {
    self.name = name
    self.isMeasured = isMeasured
  }

  /// The name, and the mark behind it.
  public var description: String { isMeasured ? name : "\(name): not measured" }
}

internal import Foundation

/// Costs that grow with a size, such as the number of shown overlays, with a curve for each
/// operation.
public struct Curves {
  /// The plural of the size's unit, such as "shown overlays".
  private let variable: String
  /// The names of the curves, in the order in which they were added.
  private var names: [String] = []
  private var costs: [String: [(size: Int, cost: Cost)]] = [:]

  /// One frame at 60 frames per second, in nanoseconds.
  private static let frame = 1e9 / 60

  /// Creates curves without points.
  ///
  /// - Parameter variable: The plural of the size's unit.
  public init(of variable: String) {
    self.variable = variable
  }

  /// Adds the cost of one operation at a size.
  ///
  /// Sizes must be ascending.
  public mutating func add(_ name: String, at size: Int, _ cost: Cost) {
    if !names.contains(name) { names.append(name) }
    costs[name, default: []].append((size, cost))
  }

  /// Adds a section with a row for each size, and two rows about the growth.
  ///
  /// These are the factor between the largest size and a tenth of it, and the size at which an
  /// operation takes a frame.
  fileprivate func add(to table: inout Table) {
    table.addSection(variable.prefix(1).uppercased() + variable.dropFirst(), names)
    let curves = names.map { costs[$0] ?? [] }
    for size in Set(curves.flatMap { $0.map(\.size) }).sorted() {
      let row = curves.map { curve in curve.first { $0.size == size }?.cost }
      table.addRow(
        [Format.grouped(size)] + row.map { $0.map(Format.cost) ?? "" },
        isMeasured: row.allSatisfy { $0?.isMeasured ?? true })
    }
    table.addRow(["10 × as many"] + curves.map(Self.tenfold), isMeasured: true)
    table.addRow(["16.7 ms at"] + curves.map(Self.sizeOfFrame), isMeasured: true)
  }

  private static func tenfold(_ curve: [(size: Int, cost: Cost)]) -> String {
    guard let last = curve.last, let tenth = curve.first(where: { $0.size * 10 == last.size })
    else { return Format.dash }
    return Format.ratio(last.cost, to: tenth.cost)
  }

  /// Returns the size at which the cost equals a frame.
  ///
  /// It is interpolated between measured sizes, or extrapolated using the growth of the last factor
  /// of ten.
  private static func sizeOfFrame(_ curve: [(size: Int, cost: Cost)]) -> String {
    let over = curve.firstIndex { $0.cost.nanoseconds >= frame }
    guard over != 0 else { return "1" }
    guard let last = curve.last, let upper = over.map({ curve[$0] }) ?? curve.last,
      let lower = over.map({ curve[$0 - 1] }) ?? curve.first(where: { $0.size * 10 == last.size })
    else { return Format.dash }
    let power =
      log(upper.cost.nanoseconds / lower.cost.nanoseconds)
      / log(Double(upper.size) / Double(lower.size))
    let size = Double(upper.size) * pow(frame / upper.cost.nanoseconds, 1 / power)
    guard power > 0, size <= Double(last.size) * 100 else {
      return "> \(Format.grouped(last.size * 100))"
    }
    // More than two digits would be inaccurate.
    let unit = pow(10, max(0, floor(log10(size)) - 1))
    return "≈ \(Format.grouped(Int((size / unit).rounded() * unit)))"
  }
}

extension Table {
  /// Adds a section with the costs at each size.
  public mutating func add(_ curves: Curves) { curves.add(to: &self) }
}

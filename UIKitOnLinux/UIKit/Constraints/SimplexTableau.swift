/// Linear equations in solved form, which are the core of the simplex method.
///
/// Each row expresses a basic variable using the other variables, which are zero. A variable is
/// free, or restricted to values of at least zero. Rows of restricted variables contain only
/// restricted variables, so free variables never block an optimum. The form follows Badros, Borning
/// and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (ACM Transactions on
/// Computer-Human Interaction 8:4, 2001).
///
/// Plain memory and `while` loops make builds without optimization fast.
final class SimplexTableau {
  /// The magnitude up to which a number is treated as zero.
  static let tolerance = 1e-8

  private let capacity: Int
  private let stride: Int
  private let cells: UnsafeMutablePointer<Double>
  private let basicOfRow: UnsafeMutablePointer<Int>
  private let rowOfColumn: UnsafeMutablePointer<Int>
  private let isRestricted: UnsafeMutablePointer<Bool>
  private let isFrozen: UnsafeMutablePointer<Bool>
  private var rowCount = 0
  private var columnCount = 0

  /// The expression that `minimize()` minimizes.
  private let objective: UnsafeMutablePointer<Double>
  /// The expression that is being added.
  private let scratch: UnsafeMutablePointer<Double>

  /// Creates an empty tableau with space for `columns` variables and `rows` equations.
  init(columns: Int, rows: Int) {
    capacity = columns
    stride = columns + 1
    cells = .allocate(capacity: stride * (rows + 2))
    cells.initialize(repeating: 0, count: stride * (rows + 2))
    objective = cells + stride * rows
    scratch = objective + stride
    basicOfRow = .allocate(capacity: rows)
    basicOfRow.initialize(repeating: -1, count: rows)
    rowOfColumn = .allocate(capacity: columns)
    rowOfColumn.initialize(repeating: -1, count: columns)
    isRestricted = .allocate(capacity: columns)
    isRestricted.initialize(repeating: false, count: columns)
    isFrozen = .allocate(capacity: columns)
    isFrozen.initialize(repeating: false, count: columns)
  }

  deinit {
    cells.deallocate()
    basicOfRow.deallocate()
    rowOfColumn.deallocate()
    isRestricted.deallocate()
    isFrozen.deallocate()
  }

  /// Adds a variable and returns its column.
  ///
  /// A restricted variable is at least zero.
  func addColumn(restricted: Bool) -> Int {
    isRestricted[columnCount] = restricted
    columnCount += 1
    return columnCount - 1
  }

  /// Returns the variable's value in the current solution.
  func value(of column: Int) -> Double {
    rowOfColumn[column] < 0 ? 0 : cells[rowOfColumn[column] * stride + capacity]
  }

  /// Returns whether the variable has the same value in every optimal solution.
  ///
  /// Returns false for a variable that isn't used.
  func isDetermined(_ column: Int) -> Bool {
    let row = rowOfColumn[column]
    guard row >= 0 else { return isFrozen[column] || !canMove(column) }
    var other = 0
    while other < columnCount {
      let share = cells[row * stride + other].magnitude
      if share > SimplexTableau.tolerance, canMove(other) { return false }
      other += 1
    }
    return true
  }

  /// Returns whether a variable at zero can increase.
  private func canMove(_ column: Int) -> Bool {
    guard !isFrozen[column] else { return false }
    guard isRestricted[column], let row = leaving(for: column) else { return true }
    return cells[row * stride + capacity] > SimplexTableau.tolerance
  }

  // MARK: The expression that is being added

  /// Starts a new expression.
  func begin(constant: Double) {
    scratch.update(repeating: 0, count: stride)
    scratch[capacity] = constant
  }

  /// Adds a multiple of a variable to the expression.
  ///
  /// A basic variable is replaced by its row.
  func add(_ coefficient: Double, of column: Int) {
    let row = rowOfColumn[column]
    if row >= 0 {
      add(cells + row * stride, times: coefficient, to: scratch)
    } else if !isFrozen[column] {
      scratch[column] += coefficient
    }
  }

  var constant: Double { scratch[capacity] }

  func negate() {
    var column = 0
    while column < stride {
      scratch[column] = -scratch[column]
      column += 1
    }
  }

  /// Returns the free variable with the largest coefficient in the expression, or `nil` if there is
  /// none.
  func freeSubject() -> Int? {
    var best: Int?
    var greatest = SimplexTableau.tolerance
    var column = 0
    while column < columnCount {
      if !isRestricted[column], scratch[column].magnitude > greatest {
        best = column
        greatest = scratch[column].magnitude
      }
      column += 1
    }
    return best
  }

  /// Returns a restricted variable that isn't in any row and whose value is at least zero if the
  /// expression is zero.
  ///
  /// Returns `nil` if there is none.
  func freshSubject() -> Int? {
    var column = 0
    while column < columnCount {
      let coefficient = scratch[column]
      if coefficient.magnitude > SimplexTableau.tolerance, isRestricted[column],
        -constant / coefficient >= 0, isUnused(column)
      {
        return column
      }
      column += 1
    }
    return nil
  }

  private func isUnused(_ column: Int) -> Bool {
    var row = 0
    while row < rowCount {
      if cells[row * stride + column] != 0 { return false }
      row += 1
    }
    return true
  }

  /// Whether the expression contains no variables.
  var isConstant: Bool {
    var column = 0
    while column < columnCount {
      if scratch[column].magnitude > SimplexTableau.tolerance { return false }
      column += 1
    }
    return true
  }

  /// Sets the expression to zero and makes `column` the basic variable of the new row.
  func solve(for column: Int) {
    let factor = -1 / scratch[column]
    let row = cells + rowCount * stride
    var index = 0
    while index < columnCount {
      row[index] = clean(scratch[index] * factor)
      index += 1
    }
    row[capacity] = scratch[capacity] * factor
    row[column] = 0
    basicOfRow[rowCount] = column
    rowOfColumn[column] = rowCount
    rowCount += 1
    substitute(column, from: rowCount - 1)
  }

  /// Adds a row that makes a new basic variable equal to the expression.
  func define(_ column: Int) {
    scratch[column] = -1
    solve(for: column)
  }

  // MARK: Optimum

  /// Sets the objective to the expression.
  func setObjective() {
    objective.update(from: scratch, count: stride)
  }

  /// Minimizes the objective, and returns its value.
  func minimize() -> Double {
    var steps = 0
    while steps < 5_000, let entering = entering(first: steps > 200) {
      guard let leaving = leaving(for: entering) else { break }
      pivot(entering, row: leaving)
      steps += 1
    }
    return objective[capacity]
  }

  /// Freezes the variables that would increase the minimum, so that later minimizations keep it.
  func freezeOptimum() {
    var column = 0
    while column < columnCount {
      if objective[column] > SimplexTableau.tolerance { freeze(column) }
      column += 1
    }
    objective.update(repeating: 0, count: stride)
  }

  /// Clears the objective.
  func clearObjective() {
    objective.update(repeating: 0, count: stride)
  }

  /// Keeps a variable at zero from now on.
  func freeze(_ column: Int) {
    isFrozen[column] = true
    var row = 0
    while row < rowCount {
      cells[row * stride + column] = 0
      row += 1
    }
    objective[column] = 0
  }

  /// Removes a basic variable.
  ///
  /// Exchanges it with another variable of its row, or removes the row.
  func expel(_ column: Int, keepingEquation: Bool) {
    let row = rowOfColumn[column]
    if row >= 0 {
      let partner = keepingEquation ? partner(inRow: row) : nil
      if let partner { pivot(partner, row: row) } else { removeRow(row) }
    }
    freeze(column)
  }

  /// Allows a frozen variable to change again.
  func reuse(_ column: Int) {
    isFrozen[column] = false
  }

  private func partner(inRow row: Int) -> Int? {
    var column = 0
    while column < columnCount {
      if cells[row * stride + column].magnitude > SimplexTableau.tolerance { return column }
      column += 1
    }
    return nil
  }

  private func removeRow(_ row: Int) {
    rowOfColumn[basicOfRow[row]] = -1
    rowCount -= 1
    if row != rowCount {
      (cells + row * stride).update(from: cells + rowCount * stride, count: stride)
      basicOfRow[row] = basicOfRow[rowCount]
      rowOfColumn[basicOfRow[row]] = row
    }
    (cells + rowCount * stride).update(repeating: 0, count: stride)
  }

  /// Returns the variable that decreases the objective fastest.
  ///
  /// If `first` is true, returns the first variable that decreases it, which prevents cycles
  /// (Bland's rule).
  private func entering(first: Bool) -> Int? {
    var best: Int?
    var least = -SimplexTableau.tolerance
    var column = 0
    while column < columnCount {
      if objective[column] < least, isRestricted[column] {
        best = column
        least = objective[column]
        if first { return best }
      }
      column += 1
    }
    return best
  }

  /// Returns the row whose variable reaches zero first as `column` increases, or `nil` if there is
  /// none.
  private func leaving(for column: Int) -> Int? {
    var best: Int?
    var least = Double.infinity
    var row = 0
    while row < rowCount {
      let coefficient = cells[row * stride + column]
      if coefficient < -SimplexTableau.tolerance, isRestricted[basicOfRow[row]] {
        let ratio = -cells[row * stride + capacity] / coefficient
        if ratio < least || (ratio == least && basicOfRow[row] < basicOfRow[best ?? row]) {
          best = row
          least = ratio
        }
      }
      row += 1
    }
    return best
  }

  /// Exchanges the basic variable of a row for `column`.
  private func pivot(_ column: Int, row number: Int) {
    let row = cells + number * stride
    let former = basicOfRow[number]
    let factor = -1 / row[column]
    row[former] = -1
    row[column] = 0
    var index = 0
    while index < columnCount {
      row[index] = clean(row[index] * factor)
      index += 1
    }
    row[capacity] *= factor
    rowOfColumn[former] = -1
    rowOfColumn[column] = number
    basicOfRow[number] = column
    substitute(column, from: number)
  }

  /// Substitutes a variable's row into all other rows and the objective.
  private func substitute(_ column: Int, from source: Int) {
    let row = cells + source * stride
    var number = 0
    while number < rowCount {
      if number != source { replace(column, in: cells + number * stride, by: row) }
      number += 1
    }
    replace(column, in: objective, by: row)
  }

  private func replace(
    _ column: Int, in target: UnsafeMutablePointer<Double>, by row: UnsafeMutablePointer<Double>
  ) {
    let factor = target[column]
    guard factor != 0 else { return }
    target[column] = 0
    add(row, times: factor, to: target)
  }

  private func add(
    _ row: UnsafeMutablePointer<Double>, times factor: Double,
    to target: UnsafeMutablePointer<Double>
  ) {
    var index = 0
    while index < columnCount {
      if row[index] != 0 { target[index] = clean(target[index] + row[index] * factor) }
      index += 1
    }
    target[capacity] += row[capacity] * factor
  }

  /// Returns a value, or zero if the value is within the rounding error.
  private func clean(_ value: Double) -> Double { value.magnitude < 1e-11 ? 0 : value }
}

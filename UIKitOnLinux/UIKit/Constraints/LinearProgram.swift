/// A set of constraints over variables, solved in the order of the constraints' priorities.
///
/// Required constraints are satisfied. For the other constraints, the sum of errors is minimized
/// for one priority after another, from the highest to the lowest, without increasing the errors of
/// higher priorities. Cassowary uses weights to get the same result.
struct LinearProgram {
  private(set) var restricted: [Bool] = []
  private(set) var constraints: [LinearConstraint] = []

  /// The variables' values, and the constraints that couldn't be satisfied.
  struct Solution {
    var values: [Double]
    /// The indices of required constraints that contradict others.
    var broken: [Int]
    /// Whether each variable has only one value in an optimal solution.
    var isDetermined: [Bool]
  }

  /// Adds a variable and returns its index.
  ///
  /// A restricted variable is at least zero.
  mutating func addVariable(restricted isRestricted: Bool = false) -> Int {
    restricted.append(isRestricted)
    return restricted.count - 1
  }

  /// Adds a constraint, and returns its index.
  @discardableResult
  mutating func add(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation, priority: Float = 1000
  ) -> Int {
    constraints.append(
      LinearConstraint(expression: expression, relation: relation, priority: priority))
    return constraints.count - 1
  }

  /// Adds to the constant of a constraint.
  mutating func shift(_ index: Int, by constant: Double) {
    constraints[index].expression.constant += constant
  }

  /// Solves the constraints.
  ///
  /// Variables that aren't determined by constraints are zero.
  ///
  /// If required constraints contradict each other, the most recently added constraints are broken.
  func solve() -> Solution {
    var solution = Solution(
      values: [Double](repeating: 0, count: restricted.count), broken: [],
      isDetermined: [Bool](repeating: false, count: restricted.count))
    for part in parts() { solve(part, into: &solution) }
    solution.broken.sort()
    return solution
  }

  /// Returns the indices of a minimal set of required constraints that contradict a broken
  /// constraint.
  func conflict(of broken: Int) -> [Int] {
    let part = parts().first { $0.contains(broken) } ?? []
    var kept = part.filter { $0 != broken && constraints[$0].isRequired }
    for index in kept {
      let others = kept.filter { $0 != index }
      if contradicts(broken, others) { kept = others }
    }
    return kept
  }

  private func contradicts(_ constraint: Int, _ others: [Int]) -> Bool {
    var program = LinearProgram()
    program.restricted = restricted
    program.constraints = others.map { constraints[$0] }
    let before = program.solve().broken.count
    program.constraints.append(constraints[constraint])
    return program.solve().broken.count > before
  }

  /// Returns the constraints' indices, in groups that share no variable.
  private func parts() -> [[Int]] {
    var leader = Array(restricted.indices)
    func find(_ variable: Int) -> Int {
      var variable = variable
      while leader[variable] != variable {
        leader[variable] = leader[leader[variable]]
        variable = leader[variable]
      }
      return variable
    }
    for constraint in constraints {
      guard let first = constraint.expression.terms.first else { continue }
      for term in constraint.expression.terms.dropFirst() {
        leader[find(term.variable)] = find(first.variable)
      }
    }
    var parts: [Int: [Int]] = [:]
    for (index, constraint) in constraints.enumerated() {
      parts[constraint.expression.terms.first.map { find($0.variable) } ?? -1, default: []].append(
        index)
    }
    return Array(parts.values)
  }

  private func solve(_ part: [Int], into solution: inout Solution) {
    var columns: [Int: Int] = [:]
    var variables: [Int] = []
    for index in part {
      for term in constraints[index].expression.terms where columns[term.variable] == nil {
        columns[term.variable] = variables.count
        variables.append(term.variable)
      }
    }
    var solver = LevelSolver(
      restricted: variables.map { restricted[$0] }, ruleCount: part.count)
    let levels = Dictionary(grouping: part) { min(constraints[$0].priority, 1000) }
    for (priority, level) in levels.sorted(by: { $0.key > $1.key }) {
      for index in level {
        let isKept = solver.add(constraints[index], columns: columns, isRequired: priority >= 1000)
        if !isKept { solution.broken.append(index) }
      }
      solver.finishLevel()
    }
    for (column, variable) in variables.enumerated() {
      solution.values[variable] = solver.value(of: column)
      solution.isDetermined[variable] = solver.isDetermined(column)
    }
  }
}

/// The step that adds constraints to a tableau, level by level.
private struct LevelSolver {
  private let tableau: SimplexTableau
  /// The artificial variable, which is the error of a required constraint while it is being added.
  private let artificial: Int
  /// The error variables of the current level.
  private var errors: [Int] = []

  init(restricted: [Bool], ruleCount: Int) {
    tableau = SimplexTableau(
      columns: restricted.count + 2 * ruleCount + 1, rows: ruleCount + 1)
    for isRestricted in restricted { _ = tableau.addColumn(restricted: isRestricted) }
    artificial = tableau.addColumn(restricted: true)
    tableau.freeze(artificial)
  }

  func value(of column: Int) -> Double { tableau.value(of: column) }

  func isDetermined(_ column: Int) -> Bool { tableau.isDetermined(column) }

  /// Adds a constraint, and returns whether it could be satisfied.
  mutating func add(_ constraint: LinearConstraint, columns: [Int: Int], isRequired: Bool) -> Bool {
    tableau.begin(constant: constraint.expression.constant)
    for term in constraint.expression.terms {
      if let column = columns[term.variable] { tableau.add(term.coefficient, of: column) }
    }
    // An inequality is an equation with a slack variable of at least zero.
    if constraint.relation == .atLeast { addRest(-1) }
    if !isRequired {
      errors.append(addRest(1))
      if constraint.relation == .equal { errors.append(addRest(-1)) }
    }
    if let free = tableau.freeSubject() ?? tableau.freshSubject() {
      tableau.solve(for: free)
      return true
    }
    if tableau.isConstant { return tableau.constant.magnitude < 1e-6 }
    return addRestricted()
  }

  @discardableResult
  private func addRest(_ sign: Double) -> Int {
    let rest = tableau.addColumn(restricted: true)
    tableau.add(sign, of: rest)
    return rest
  }

  /// Adds an equation of restricted variables, and returns whether its error is zero.
  ///
  /// The error is an artificial variable, which is minimized.
  private func addRestricted() -> Bool {
    if tableau.constant < 0 { tableau.negate() }
    tableau.reuse(artificial)
    tableau.setObjective()
    tableau.define(artificial)
    let rest = tableau.minimize()
    let isKept = rest < 1e-6
    tableau.expel(artificial, keepingEquation: isKept)
    tableau.clearObjective()
    return isKept
  }

  /// Minimizes the errors of the level, and keeps the minimum for later levels.
  mutating func finishLevel() {
    guard !errors.isEmpty else { return }
    tableau.begin(constant: 0)
    for error in errors { tableau.add(1, of: error) }
    errors = []
    tableau.setObjective()
    _ = tableau.minimize()
    tableau.freezeOptimum()
  }
}

#if UIKIT_STAND_IN
import Foundation
import Testing

@testable import UIKit

/// Tests of the linear solver alone.
@Suite("The linear solver")
struct SolverTests {
  @Test(
    "a solution satisfies all required constraints except those reported as broken",
    arguments: 0..<200
  )
  func satisfies(_ seed: Int) {
    var random = Numbers(state: UInt64(seed) &* 7919 &+ 17)
    var program = LinearProgram()
    let count = Int.random(in: 2...12, using: &random)
    let variables = (0..<count).map { _ in
      program.addVariable(restricted: Bool.random(using: &random))
    }
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      var expression = LinearExpression(Double(Int.random(in: -50...50, using: &random)))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let variable = variables.randomElement(using: &random) ?? 0
        let factor = Double([-2, -1, 1, 1, 3].randomElement(using: &random) ?? 1)
        expression = expression + LinearExpression(variable: variable) * factor
      }
      program.add(
        expression, Bool.random(using: &random) ? .equal : .atLeast,
        priority: [1000, 1000, 750, 500, 250].randomElement(using: &random) ?? 1000)
    }
    let solution = program.solve()
    for (index, constraint) in program.constraints.enumerated()
    where constraint.isRequired && !solution.broken.contains(index) {
      #expect(constraint.error(solution.values) < 1e-6, "rule \(index)")
    }
    for (variable, isRestricted) in program.restricted.enumerated() where isRestricted {
      #expect(solution.values[variable] > -1e-6)
    }
    // Constraints with a lower priority are never broken, because their errors are minimized.
    for index in solution.broken { #expect(program.constraints[index].isRequired) }
    expectNoBetter(program, solution)
  }

  /// Expects that every small step that reduces a level's errors increases those of a higher level.
  private func expectNoBetter(_ program: LinearProgram, _ solution: LinearProgram.Solution) {
    let errors = program.errors(solution.values, without: solution.broken)
    for variable in program.restricted.indices {
      for step in [-0.01, 0.01] {
        var values = solution.values
        values[variable] += step
        let isNegative = program.restricted[variable] && values[variable] < -1e-9
        let other = program.errors(values, without: solution.broken)
        #expect(isNegative || !other.isLess(than: errors), "variable \(variable)")
      }
    }
  }

  @Test(
    "a level's sum of errors is minimal, and weaker levels choose among the solutions"
  )
  func levels() {
    var program = LinearProgram()
    let x = LinearExpression(variable: program.addVariable())
    program.add(x - 100, .equal, priority: 500)
    program.add(x - 200, .equal, priority: 500)
    program.add(x - 130, .equal, priority: 250)
    program.add(x - 500, .equal, priority: 100)
    #expect(program.solve().values == [130])
  }

  @Test("redundant constraints that agree aren't broken")
  func redundant() {
    var program = LinearProgram()
    let (x, y) = (
      LinearExpression(variable: program.addVariable()),
      LinearExpression(variable: program.addVariable(restricted: true))
    )
    program.add(x - y - 3, .equal)
    program.add(y - 4, .equal)
    program.add(x - 7, .equal)
    program.add(x * 2 - 14, .equal)
    program.add(y + 1, .equal)
    let solution = program.solve()
    #expect(solution.values == [7, 4] && solution.broken == [4])
  }
}

extension LinearConstraint {
  fileprivate func error(_ values: [Double]) -> Double {
    let value = expression.value(values)
    switch relation {
    case .equal: return abs(value)
    case .atLeast: return max(-value, 0)
    }
  }
}

extension LinearProgram {
  /// The sums of errors by level, highest level first.
  fileprivate func errors(_ values: [Double], without broken: [Int]) -> [Double] {
    var sums: [Float: Double] = [:]
    for (index, constraint) in constraints.enumerated() where !broken.contains(index) {
      sums[constraint.priority, default: 0] += constraint.error(values)
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }
}

extension [Double] {
  fileprivate func isLess(than other: [Double]) -> Bool {
    for (one, two) in zip(self, other) where abs(one - two) > 1e-5 { return one < two }
    return false
  }
}
#endif

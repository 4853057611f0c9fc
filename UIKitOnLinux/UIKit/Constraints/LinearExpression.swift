/// A linear expression: a constant plus multiples of variables.
struct LinearExpression {
  /// The multiples of variables.
  ///
  /// A variable can occur several times.
  var terms: [(variable: Int, coefficient: Double)] = []
  var constant = 0.0

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  init(variable: Int) {
    terms = [(variable, 1)]
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.terms += other.terms
    sum.constant += other.constant
    return sum
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    one + other * -1
  }

  static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    var product = expression
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  static func + (expression: LinearExpression, constant: Double) -> LinearExpression {
    var sum = expression
    sum.constant += constant
    return sum
  }

  static func - (expression: LinearExpression, constant: Double) -> LinearExpression {
    expression + -constant
  }

  /// Returns the expression's value for given values of the variables.
  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + values[$1.variable] * $1.coefficient }
  }
}

/// A requirement that compares an expression with zero.
struct LinearConstraint {
  /// The comparison with zero.
  enum Relation {
    case equal, atLeast
  }

  var expression: LinearExpression
  var relation: Relation
  /// The priority, from 0 to 1000.
  ///
  /// Priority 1000 makes the constraint required.
  var priority: Float

  var isRequired: Bool { priority >= 1000 }
}

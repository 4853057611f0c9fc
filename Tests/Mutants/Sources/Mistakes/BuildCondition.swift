import SwiftSyntax

/// Conditions of `#if` in the builds that are tested on Linux.
enum BuildCondition {
  /// The value of a condition, or `nil` if it holds only in some builds.
  static func value(_ condition: ExprSyntax?) -> Bool? {
    guard let condition else { return nil }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.trimmedDescription
      return switch call.calledExpression.trimmedDescription {
      case "os": argument == "Linux"
      case "canImport": argument == "Glibc" || argument == "Foundation"
      case "hasFeature": false
      default: nil
      }
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      // The headless tests never use GTK.
      return name.baseName.text == "GTK" ? false : nil
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(not.expression).map(!)
    }
    if let group = condition.as(TupleExprSyntax.self), let only = group.elements.first {
      return value(only.expression)
    }
    guard let both = condition.as(InfixOperatorExprSyntax.self) else { return nil }
    let values = [value(both.leftOperand), value(both.rightOperand)]
    return switch both.operator.trimmedDescription {
    case "&&": values.contains(false) ? false : values.contains(nil) ? nil : true
    case "||": values.contains(true) ? true : values.contains(nil) ? nil : false
    default: nil
    }
  }

  /// The clauses that are compiled in some build.
  static func compiledClauses(of conditional: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var clauses: [IfConfigClauseSyntax] = []
    for clause in conditional.clauses {
      let value = clause.condition == nil ? nil : value(clause.condition)
      if value != false { clauses.append(clause) }
      if value == true { break }
    }
    return clauses
  }
}

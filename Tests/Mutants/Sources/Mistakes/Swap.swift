import SwiftSyntax

/// Neighbors that replace each other.
enum Swap {
  /// The expression that is replaced if a member's name is swapped, including the call if it is
  /// called.
  static func whole(of member: MemberAccessExprSyntax) -> ExprSyntax {
    if let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    {
      return ExprSyntax(call)
    }
    return ExprSyntax(member)
  }

  /// The expression with the neighbor of a member's name, or `nil` if there is none, or if it is
  /// assigned.
  static func text(of member: MemberAccessExprSyntax) -> String? {
    let whole = whole(of: member)
    guard !isAssigned(whole), !isInOptionalChain(whole) else { return nil }
    let name = member.declName.baseName.text
    let closure = whole.as(FunctionCallExprSyntax.self)?.trailingClosure
    if name == "contains" || name == "allSatisfy", closure == nil { return nil }
    return text(of: whole, name: member.declName.baseName)
  }

  /// The expression with the neighbor of one of its names, or `nil` if there is none.
  static func text(of whole: some ExprSyntaxProtocol, name: TokenSyntax) -> String? {
    guard let neighbor = Neighbors.neighbor(of: name.text) else { return nil }
    let start = whole.positionAfterSkippingLeadingTrivia.utf8Offset
    let offset = name.positionAfterSkippingLeadingTrivia.utf8Offset - start
    let code = Array(whole.trimmedDescription.utf8)
    let swapped = code[..<offset] + Array(neighbor.utf8) + code[(offset + name.text.utf8.count)...]
    return oneLine(String(decoding: swapped, as: UTF8.self))
  }

  /// The call with two adjacent arguments swapped, for each such pair.
  static func arguments(of call: FunctionCallExprSyntax) -> [String] {
    let arguments = Array(call.arguments)
    return arguments.indices.dropLast().compactMap { index in
      let (one, other) = (arguments[index], arguments[index + 1])
      guard areMixedUp(one, other) else { return nil }
      var values = arguments.map(\.expression.trimmedDescription)
      guard values[index] != values[index + 1] else { return nil }
      values.swapAt(index, index + 1)
      let all = zip(arguments, values).map { argument, value in
        (argument.label.map { "\($0.text): " } ?? "") + value
      }
      let closures =
        (call.trailingClosure.map { " \($0.trimmedDescription)" } ?? "")
        + call.additionalTrailingClosures.map { " \($0.trimmedDescription)" }.joined()
      let name = call.calledExpression.trimmedDescription
      return oneLine("\(name)(\(all.joined(separator: ", ")))\(closures)")
    }
  }

  /// Whether two arguments probably have the same type.
  private static func areMixedUp(_ one: LabeledExprSyntax, _ other: LabeledExprSyntax) -> Bool {
    if let labels = both(one.label?.text, other.label?.text),
      Neighbors.areMixedUp(labels.0, labels.1)
    {
      return true
    }
    let values = (one.expression, other.expression)
    if let members = both(
      values.0.as(MemberAccessExprSyntax.self), values.1.as(MemberAccessExprSyntax.self)),
      let bases = both(members.0.base, members.1.base)
    {
      return bases.0.trimmedDescription == bases.1.trimmedDescription
        && Neighbors.areMixedUp(
          members.0.declName.baseName.text, members.1.declName.baseName.text)
    }
    return values.0.is(FloatLiteralExprSyntax.self) && values.1.is(FloatLiteralExprSyntax.self)
      || values.0.is(IntegerLiteralExprSyntax.self) && values.1.is(IntegerLiteralExprSyntax.self)
  }

  private static func both<Value>(_ one: Value?, _ other: Value?) -> (Value, Value)? {
    guard let one, let other else { return nil }
    return (one, other)
  }

  /// Whether an expression or a part of it is assigned.
  private static func isAssigned(_ expression: ExprSyntax) -> Bool {
    var node = Syntax(expression)
    while let parent = node.parent {
      if parent.is(InOutExprSyntax.self) { return true }
      if let infix = parent.as(InfixOperatorExprSyntax.self) {
        let name = infix.operator.trimmedDescription
        let isAssignment =
          infix.operator.is(AssignmentExprSyntax.self)
          || name.hasSuffix("=") && !["==", "!=", "<=", ">=", "==="].contains(name)
        return isAssignment && infix.leftOperand.id == node.id
      }
      let isPart =
        parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
        || parent.is(ForceUnwrapExprSyntax.self) || parent.is(TupleExprSyntax.self)
        || parent.is(LabeledExprSyntax.self) || parent.is(LabeledExprListSyntax.self)
        || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
      guard isPart else { return false }
      node = parent
    }
    return false
  }

  /// Whether an expression is in the middle of an optional chain, which parentheses would end.
  private static func isInOptionalChain(_ expression: ExprSyntax) -> Bool {
    let isContinued =
      expression.parent?.is(MemberAccessExprSyntax.self) == true
      || expression.parent?.is(SubscriptCallExprSyntax.self) == true
    let hasChain = expression.tokens(viewMode: .sourceAccurate)
      .contains { $0.tokenKind == .postfixQuestionMark }
    return isContinued && hasChain
  }

  private static func oneLine(_ text: String) -> String? {
    guard text.contains("\n") else { return text }
    guard !text.contains("//"), !text.contains("{"), !text.contains("\"\"\"") else { return nil }
    return OneLine.shown(text)
  }
}

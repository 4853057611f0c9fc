import SwiftSyntax

/// Statements that are calls or assignments.
enum Statement {
  /// Whether a statement can be deleted because it is a call or an assignment that isn't a value.
  static func canBeDeleted(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item, isInDeclaration(item) else { return false }
    let bare = bare(expression)
    if isAssignment(bare) {
      let target = bare.as(InfixOperatorExprSyntax.self)?.leftOperand
      return target.map { !Initialization.isNeeded($0, at: item) } ?? false
    }
    guard let call = bare.as(FunctionCallExprSyntax.self), !isAssertion(call), !isDelegation(call)
    else { return false }
    return !isValue(item)
  }

  /// Whether a statement resets a value or ends something.
  static func isCleanup(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    if item.parent?.parent?.parent?.is(DeferStmtSyntax.self) == true { return true }
    let bare = bare(expression)
    if let assignment = bare.as(InfixOperatorExprSyntax.self) {
      let value = assignment.rightOperand.trimmedDescription
      return ["nil", "false", "0", "[]", "[:]", ".zero", "\"\"", ".none"].contains(value)
    }
    let name = bare.as(FunctionCallExprSyntax.self).map(calledName) ?? ""
    return ["remove", "cancel", "invalidate", "reset", "stop", "clear", "end", "release", "forget"]
      .contains { name.hasPrefix($0) }
  }

  /// The statements in reverse order, if the first is an assignment whose value the second may use.
  static func moved(_ item: CodeBlockItemSyntax, behind next: CodeBlockItemSyntax) -> String? {
    guard case .expr(let expression) = item.item, case .expr(let following) = next.item,
      let assignment = bare(expression).as(InfixOperatorExprSyntax.self), isAssignment(assignment),
      !isValue(next), let first = OneLine.text(expression), let second = OneLine.text(following)
    else { return nil }
    let follower = bare(following)
    guard follower.is(FunctionCallExprSyntax.self) || isAssignment(follower) else { return nil }
    let name = assignment.leftOperand.lastToken(viewMode: .sourceAccurate)?.text
    let isUsed = following.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    // A call without arguments may use a property.
    guard isUsed || follower.as(FunctionCallExprSyntax.self)?.arguments.isEmpty == true else {
      return nil
    }
    return "\(second); \(first)"
  }

  /// Whether a call checks an invariant or ends the process.
  static func isAssertion(_ call: FunctionCallExprSyntax) -> Bool {
    [
      "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError",
      "dispatchPrecondition",
    ].contains(call.calledExpression.trimmedDescription)
  }

  /// The expression without `try`, `await` and `unsafe`.
  private static func bare(_ expression: ExprSyntax) -> ExprSyntax {
    if let node = expression.as(TryExprSyntax.self) { return bare(node.expression) }
    if let node = expression.as(AwaitExprSyntax.self) { return bare(node.expression) }
    if let node = expression.as(UnsafeExprSyntax.self) { return bare(node.expression) }
    return expression
  }

  private static func isAssignment(_ expression: some ExprSyntaxProtocol) -> Bool {
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
    if infix.leftOperand.is(DiscardAssignmentExprSyntax.self) { return false }
    return infix.operator.is(AssignmentExprSyntax.self)
      || ["+=", "-=", "*=", "/="].contains(infix.operator.trimmedDescription)
  }

  /// Whether a call runs another initializer for the same value.
  static func isDelegation(_ call: FunctionCallExprSyntax) -> Bool {
    ["self.init", "super.init"].contains(call.calledExpression.trimmedDescription)
  }

  private static func calledName(_ call: FunctionCallExprSyntax) -> String {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return call.calledExpression.trimmedDescription
  }

  /// Whether code is inside a type or function, and not only in `#if`.
  static func isInDeclaration(_ node: some SyntaxProtocol) -> Bool {
    var node = Syntax(node)
    while let parent = node.parent {
      if parent.is(CodeBlockSyntax.self) || parent.is(MemberBlockSyntax.self)
        || parent.is(AccessorBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
      {
        return true
      }
      node = parent
    }
    return false
  }

  /// Whether the statement is the only one in a place that expects a value, so that it returns the
  /// value.
  private static func isValue(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return false }
    if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
    if owner.is(SwitchCaseSyntax.self) { return isValue(owner.parent?.parent) }
    guard let body = owner.as(CodeBlockSyntax.self) else { return false }
    if let function = body.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if let accessor = body.parent?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    return body.parent?.is(IfExprSyntax.self) == true && isValue(body.parent)
  }

  /// Whether an `if` or `switch` is a value.
  private static func isValue(_ branches: Syntax?) -> Bool {
    guard let parent = branches?.parent else { return false }
    // `else if`.
    if parent.is(IfExprSyntax.self) { return isValue(parent) }
    guard let statement = parent.as(ExpressionStmtSyntax.self) else { return true }
    return statement.parent?.as(CodeBlockItemSyntax.self).map(isValue) ?? false
  }
}

import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the mistakes that can be planted in a file.
///
/// Some of them don't compile, because only the compiler knows types. Declarations, messages of
/// assertions, default arguments, global constants, attributes, and code that is never compiled
/// with a test are skipped.
public enum MistakeFinder {
  /// Returns the possible mistakes of a file in the order of the walk.
  public static func mistakes(in source: String) -> [Mistake] {
    let parsed = Parser.parse(source: source)
    // A folded tree has the positions of the parsed tree, because folding adds only implicit
    // parentheses.
    guard
      let file = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in })
        .as(SourceFileSyntax.self)
    else { return [] }
    let visitor = MistakeVisitor(places: Places(of: file))
    visitor.walk(file)
    return visitor.mistakes
  }
}

/// Walks a file, and finds the possible mistakes of each node.
final class MistakeVisitor: SyntaxVisitor {
  private(set) var mistakes: [Mistake] = []
  private let places: Places

  init(places: Places) {
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds a mistake that replaces an expression, unless the text is `nil`.
  private func replace(_ node: some SyntaxProtocol, by text: String?, _ kind: Mistake.Kind) {
    guard let text else { return }
    add(kind, around: node, .expression(text))
  }

  private func add(
    _ kind: Mistake.Kind, around node: some SyntaxProtocol, to last: (any SyntaxProtocol)? = nil,
    _ planting: Mistake.Planting
  ) {
    mistakes.append(places.mistake(kind, from: node, to: last ?? node, planting))
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    guard case .expression(let condition) = node.condition else { return .visitChildren }
    add(.invertedCondition, around: condition, .inverting)
    let owner = node.parent?.parent
    if owner?.is(GuardStmtSyntax.self) == true {
      add(.droppedCondition, around: condition, .always)
    } else if owner?.is(IfExprSyntax.self) == true {
      add(.deadBranch, around: condition, .never)
      add(.droppedCondition, around: condition, .always)
    }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    add(.invertedCondition, around: node.condition, .inverting)
    add(.droppedCondition, around: node.condition, .always)
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    add(.invertedCondition, around: node.condition, .inverting)
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.operator.trimmedDescription {
    case "&&":
      add(.droppedTerm, around: node.leftOperand, .always)
      add(.droppedTerm, around: node.rightOperand, .always)
    case "||":
      add(.droppedTerm, around: node.leftOperand, .never)
      add(.droppedTerm, around: node.rightOperand, .never)
    case "<", "<=", ">", ">=":
      let sides = (OneLine.text(node.leftOperand), OneLine.text(node.rightOperand))
      guard let left = sides.0, let right = sides.1 else { break }
      let name = node.operator.trimmedDescription
      let moved = name.count == 1 ? name + "=" : String(name.prefix(1))
      replace(node, by: "\(left) \(moved) \(right)", .movedBoundary)
    case "==", "!=", "===", "!==":
      // A condition is inverted as a whole.
      if node.parent?.is(ConditionElementSyntax.self) != true {
        add(.invertedCondition, around: node, .inverting)
      }
    default: break
    }
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node)
    for (index, item) in items.enumerated() where Statement.canBeDeleted(item) {
      let kind = Statement.isCleanup(item) ? Mistake.Kind.deletedCleanup : .deletedStatement
      add(kind, around: item.item, .nothing)
      if index + 1 < items.count, let moved = Statement.moved(item, behind: items[index + 1]) {
        add(.lateAssignment, around: item.item, to: items[index + 1].item, .statements(moved))
      }
    }
    return .visitChildren
  }

  // MARK: Names and elements

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    replace(Swap.whole(of: node), by: Swap.text(of: node), .swappedNeighbors)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if Statement.isAssertion(node) { return .skipChildren }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      ["min", "max"].contains(name.baseName.text)
    {
      replace(node, by: Swap.text(of: node, name: name.baseName), .swappedNeighbors)
    }
    if Statement.isDelegation(node) { return .visitChildren }
    for text in Swap.arguments(of: node) { replace(node, by: text, .swappedArguments) }
    return .visitChildren
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = node.elements.map(\.expression)
    let areOptions = elements.allSatisfy { $0.as(MemberAccessExprSyntax.self)?.base == nil }
    guard areOptions, elements.allSatisfy({ $0.is(MemberAccessExprSyntax.self) }) else {
      return .visitChildren
    }
    for dropped in elements.indices {
      var rest = elements.map(\.trimmedDescription)
      rest.remove(at: dropped)
      replace(node, by: "[\(rest.joined(separator: ", "))]", .droppedElement)
    }
    // An element with another name is already one of these mistakes.
    return .skipChildren
  }

  // MARK: What is left alone

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in BuildCondition.compiledClauses(of: node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  /// A global constant may be a constant of the compiler.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGlobal = !Statement.isInDeclaration(node)
    return isGlobal && node.bindings.contains { $0.initializer != nil }
      ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.attributes.trimmedDescription.contains("inlinable") ? .skipChildren : .visitChildren
  }
}

import SwiftSyntax

/// Assignments that give a property its first value.
enum Initialization {
  /// Whether an initializer wouldn't compile without an assignment to this property.
  static func isNeeded(_ target: ExprSyntax, at item: CodeBlockItemSyntax) -> Bool {
    guard let name = propertyName(target), let members = initializedMembers(around: item) else {
      return false
    }
    let variables = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    return !variables.contains { variable in
      variable.bindingSpecifier.text == "var"
        && variable.bindings.contains { $0.pattern.trimmedDescription == name && hasValue($0) }
    }
  }

  /// The name in `name` and `self.name`, and `self` itself.
  private static func propertyName(_ target: ExprSyntax) -> String? {
    if let member = target.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : nil
    }
    return target.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The members of the type, if code is in one of its initializers.
  private static func initializedMembers(around item: CodeBlockItemSyntax)
    -> MemberBlockItemListSyntax?
  {
    var node = Syntax(item)
    while let parent = node.parent {
      if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self) { return nil }
      if parent.is(InitializerDeclSyntax.self) {
        return parent.parent?.parent?.as(MemberBlockItemListSyntax.self)
      }
      node = parent
    }
    return nil
  }

  /// Whether a variable has a value before it is assigned.
  private static func hasValue(_ binding: PatternBindingSyntax) -> Bool {
    let type = binding.typeAnnotation?.type
    return binding.initializer != nil || type?.is(OptionalTypeSyntax.self) == true
      || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }
}

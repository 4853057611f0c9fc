// The focus of fields.
// https://developer.apple.com/documentation/swiftui/focusstate
// https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)
// https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
// https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle

@available(iOS 15.0, *)
@frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @frozen public struct Binding {
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }

  public init() where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { fatalError() }
}

@available(iOS 15.0, *)
extension View {
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}

@available(iOS 15.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

@available(iOS 15.0, *)
extension View {
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency public protocol TextFieldStyle {}

@available(iOS 13.0, *)
@MainActor @preconcurrency public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
}

@available(iOS 13.0, *)
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

@available(iOS 13.0, *)
extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}

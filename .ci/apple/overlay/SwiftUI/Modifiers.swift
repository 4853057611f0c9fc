// SwiftUI's modifiers, bridges to UIKit, apps and scenes; see SwiftUI.swift.

public import Combine
public import Foundation
#if canImport(Observation)
public import Observation
#endif
#if canImport(UIKit)
public import UIKit
#endif
#if canImport(CoreGraphics)
public import CoreGraphics
#endif


// MARK: Modifiers: life and data

@available(iOS 13.0, *) extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func onReceive<P: Combine.Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never { self }
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { self }
  nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View { self }
  nonisolated public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable { self }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
  nonisolated public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View { self }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
}
@available(iOS 14.0, *) extension View {
  @available(iOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View { self }
}
@available(iOS 15.0, *) extension View {
  nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View { self }
  nonisolated public func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View { self }
}
@available(iOS 17.0, *) extension View {
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View { self }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { self }
  #if canImport(Observation)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  #endif
}

// MARK: Modifiers: looks and layout

@available(iOS 13.0, *) extension View {
  @_disfavoredOverload nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View { self }
  @_disfavoredOverload nonisolated public func overlay<OverlayConfiguration: View>(_ overlay: OverlayConfiguration, alignment: Alignment = .center) -> some View { self }
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  nonisolated public func fixedSize() -> some View { self }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  nonisolated public func hidden() -> some View { self }
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  @_disfavoredOverload nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  nonisolated public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  nonisolated public func font(_ font: Font?) -> some View { self }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
@available(iOS 14.0, *) extension View { nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self } }
@available(iOS 15.0, *) extension View {
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  nonisolated public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { self }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
}
@available(iOS 16.0, *) extension View {
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) -> some View { self }
}

// MARK: Modifiers: what SwiftUI presents itself

@available(iOS 13.0, *) extension View {
  nonisolated public func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { self }
  nonisolated public func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { self }
}
@available(iOS 14.0, *) extension View {
  nonisolated public func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { self }
}
@available(iOS 15.0, *) extension View {
  nonisolated public func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
}

// MARK: Accessibility

@available(iOS 13.0, *) public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton = AccessibilityTraits(), isHeader = AccessibilityTraits(), isModal = AccessibilityTraits(), isStaticText = AccessibilityTraits(), isImage = AccessibilityTraits(), updatesFrequently = AccessibilityTraits()
  public init() {}
  public typealias Element = AccessibilityTraits; public typealias ArrayLiteralElement = AccessibilityTraits
  public func contains(_ member: AccessibilityTraits) -> Bool { fatalError() }
  public func union(_ other: Self) -> Self { self }; public func intersection(_ other: Self) -> Self { self }; public func symmetricDifference(_ other: Self) -> Self { self }
  public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) { fatalError() }
  public mutating func remove(_ member: Element) -> Element? { fatalError() }
  public mutating func update(with newMember: Element) -> Element? { fatalError() }
  public mutating func formUnion(_ other: Self) {}; public mutating func formIntersection(_ other: Self) {}; public mutating func formSymmetricDifference(_ other: Self) {} }
@available(iOS 13.0, *) public struct AccessibilityChildBehavior: Hashable, Sendable { public static let ignore = AccessibilityChildBehavior(), contain = AccessibilityChildBehavior(), combine = AccessibilityChildBehavior() }
@available(iOS 13.0, *) public struct AccessibilityActionKind: Equatable, Sendable { public static let `default` = AccessibilityActionKind(), escape = AccessibilityActionKind(), magicTap = AccessibilityActionKind()
  public init(named name: Text) {}; init() {} }
@available(iOS 13.0, *) extension View {
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
}
@available(iOS 13.0, *) public struct AccessibilityAttachmentModifier: ViewModifier { public func body(content: Content) -> Never { fatalError() } }
@available(iOS 14.0, *) extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
}
@available(iOS 15.0, *) @propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding { private let stored: Value; public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }; public var projectedValue: AccessibilityFocusState<Value>.Binding { self } }
  public init() where Value == Bool { fatalError() }
  public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { fatalError() } }
@available(iOS 15.0, *) extension View { nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self } }

// MARK: UIKit, which watchOS has no views of: https://developer.apple.com/documentation/swiftui/uiviewrepresentable

#if canImport(UIKit)
@available(iOS 13.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(iOS 16.0, *) @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}
@available(iOS 13.0, *) @available(watchOS, unavailable) extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  @available(iOS 16.0, *) public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  nonisolated public var body: Never { fatalError() } }
@available(iOS 13.0, *) @available(watchOS, unavailable) extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
@available(iOS 13.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public var coordinator: Representable.Coordinator { fatalError() }
  public var environment: EnvironmentValues { fatalError() }
  public var transaction: Transaction { fatalError() } }
@available(iOS 13.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(iOS 16.0, *) @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
}
@available(iOS 13.0, *) @available(watchOS, unavailable) extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  @available(iOS 16.0, *) public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }
  nonisolated public var body: Never { fatalError() } }
@available(iOS 13.0, *) @available(watchOS, unavailable) extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }
@available(iOS 13.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public var coordinator: Representable.Coordinator { fatalError() }
  public var environment: EnvironmentValues { fatalError() }
  public var transaction: Transaction { fatalError() } }

@available(iOS 16.0, *) @available(watchOS, unavailable) public struct UIHostingControllerSizingOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1), intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2) }
@available(iOS 13.0, *) @available(watchOS, unavailable) @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { fatalError() }
  public init?(coder aDecoder: NSCoder, rootView: Content) { fatalError() }
  @preconcurrency required dynamic public init?(coder aDecoder: NSCoder) { fatalError() }
  public var rootView: Content { get { fatalError() } set { fatalError() } }
  public func sizeThatFits(in size: CGSize) -> CGSize { fatalError() }
  @available(iOS 16.0, *) public var sizingOptions: UIHostingControllerSizingOptions { get { fatalError() } set { fatalError() } }
  @available(iOS 16.4, *) public var safeAreaRegions: SafeAreaRegions { get { fatalError() } set { fatalError() } }
}
@available(iOS 16.0, *) @available(watchOS, unavailable) public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView { fatalError() }
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> { fatalError() }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> { self }
  @MainActor public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self } }
#endif

// MARK: App, scenes, previews

@available(iOS 14.0, *) @MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init() }
@available(iOS 14.0, *) extension App { @MainActor @preconcurrency public static func main() {} }
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol Scene { associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get } }
@available(iOS 14.0, *) extension Never: Scene {}
@available(iOS 14.0, *) @resultBuilder public struct SceneBuilder { public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content } }
@available(iOS 14.0, *) public struct WindowGroup<Content: View>: Scene { nonisolated public init(@ViewBuilder content: () -> Content) {}; public var body: Never { fatalError() } }
@available(iOS 13.0, *) @MainActor @preconcurrency public protocol PreviewProvider { associatedtype Previews: View; @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get } }

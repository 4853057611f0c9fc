// SwiftUI's animations, geometry, containers, texts, controls, styles and shapes; see
// SwiftUI.swift.

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


// MARK: Transactions, animations, transitions

@available(iOS 13.0, *) public struct Transaction { public init() {}; public init(animation: Animation?) {}
  public var animation: Animation? { get { fatalError() } set { fatalError() } }
  public var disablesAnimations: Bool { get { fatalError() } set { fatalError() } }
  public var isContinuous: Bool { get { fatalError() } set { fatalError() } } }
@available(iOS 13.0, *) public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation(), easeIn = Animation(), easeOut = Animation(), easeInOut = Animation()
  public static func linear(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeInOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeOut(duration: TimeInterval) -> Animation { fatalError() }
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { fatalError() }
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation { fatalError() }
  public func delay(_ delay: TimeInterval) -> Animation { fatalError() }
  public func speed(_ speed: Double) -> Animation { fatalError() } }
@available(iOS 17.0, *) extension Animation {
  public static var smooth: Animation { fatalError() }
  public static var snappy: Animation { fatalError() }
  public static var bouncy: Animation { fatalError() } }
@available(iOS 13.0, *) public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
@available(iOS 13.0, *) public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
@available(iOS 13.0, *) public struct AnyTransition {
  public static let identity = AnyTransition.opacity
  public static var opacity: AnyTransition { fatalError() }
  public static var slide: AnyTransition { fatalError() }
  public static var scale: AnyTransition { fatalError() }
  public static func move(edge: Edge) -> AnyTransition { fatalError() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { fatalError() }
  public func combined(with other: AnyTransition) -> AnyTransition { fatalError() }
  public func animation(_ animation: Animation?) -> AnyTransition { fatalError() } }
extension AnyTransition: @unchecked Sendable {}

// MARK: Geometry

@available(iOS 13.0, *) public enum Edge: Int8, CaseIterable, Hashable, Sendable { case top, leading, bottom, trailing
  public struct Set: OptionSet, Hashable, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ e: Edge) { fatalError() }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing], horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom] } }
@available(iOS 15.0, *) public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable { case top, bottom }
@available(iOS 13.0, *) public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { self.top = top; self.leading = leading; self.bottom = bottom; self.trailing = trailing }
  public init() { fatalError() } }
@available(iOS 13.0, *) public enum Axis: Int8, CaseIterable, Hashable, Sendable { case horizontal, vertical
  public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2) } }
@available(iOS 13.0, *) public struct HorizontalAlignment: Equatable, Sendable { public static let leading = HorizontalAlignment(), center = HorizontalAlignment(), trailing = HorizontalAlignment() }
@available(iOS 13.0, *) public struct VerticalAlignment: Equatable, Sendable { public static let top = VerticalAlignment(), center = VerticalAlignment(), bottom = VerticalAlignment(), firstTextBaseline = VerticalAlignment() }
@available(iOS 13.0, *) public struct Alignment: Equatable, Sendable { public var horizontal: HorizontalAlignment; public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { self.horizontal = horizontal; self.vertical = vertical }
  public static let center = Alignment(horizontal: .center, vertical: .center), top = Alignment(horizontal: .center, vertical: .top), bottom = Alignment(horizontal: .center, vertical: .bottom), leading = Alignment(horizontal: .leading, vertical: .center), trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top), topTrailing = Alignment(horizontal: .trailing, vertical: .top), bottomLeading = Alignment(horizontal: .leading, vertical: .bottom), bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom) }
@available(iOS 13.0, *) public struct UnitPoint: Hashable, Sendable { public var x, y: CGFloat; public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
  public static let center = UnitPoint(x: 0.5, y: 0.5), top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1) }
@available(iOS 14.0, *) public struct SafeAreaRegions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1), keyboard = SafeAreaRegions(rawValue: 2), all = SafeAreaRegions(rawValue: .max) }
@available(iOS 16.0, *) public struct ProposedViewSize: Equatable, Sendable { public var width, height: CGFloat?
  public static let zero = ProposedViewSize(width: 0, height: 0), unspecified = ProposedViewSize(width: nil, height: nil), infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public init(width: CGFloat?, height: CGFloat?) { self.width = width; self.height = height }
  public init(_ size: CGSize) { fatalError() }
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { fatalError() } }
@available(iOS 13.0, *) public enum CoordinateSpace: @unchecked Sendable { case global, local, named(AnyHashable) }
@available(iOS 17.0, *) public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
@available(iOS 17.0, *) public struct GlobalCoordinateSpace: CoordinateSpaceProtocol { public init() {}; public var coordinateSpace: CoordinateSpace { .global } }
@available(iOS 17.0, *) public struct LocalCoordinateSpace: CoordinateSpaceProtocol { public init() {}; public var coordinateSpace: CoordinateSpace { .local } }
@available(iOS 17.0, *) extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() } }
@available(iOS 17.0, *) extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { LocalCoordinateSpace() } }
@available(iOS 13.0, *) public struct GeometryProxy {
  public var size: CGSize { fatalError() }
  public var safeAreaInsets: EdgeInsets { fatalError() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { fatalError() }
  @available(iOS 17.0, *) public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { fatalError() } }
extension GeometryProxy: Sendable {}
@available(iOS 13.0, *) @MainActor @preconcurrency public struct GeometryReader<Content: View>: View { public typealias Body = Never
  public var content: (GeometryProxy) -> Content
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { fatalError() } }

// MARK: Containers

@available(iOS 13.0, *) @MainActor @preconcurrency public struct VStack<Content: View>: View { public typealias Body = Never
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }
@available(iOS 13.0, *) @MainActor @preconcurrency public struct HStack<Content: View>: View { public typealias Body = Never
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }
@available(iOS 13.0, *) @MainActor @preconcurrency public struct ZStack<Content: View>: View { public typealias Body = Never
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {} }
@available(iOS 13.0, *) @MainActor @preconcurrency public struct Spacer: View { public typealias Body = Never; nonisolated public init(minLength: CGFloat? = nil) {} }
@available(iOS 13.0, *) @MainActor @preconcurrency public struct Divider: View { public typealias Body = Never; nonisolated public init() {} }
@available(iOS 13.0, *) @MainActor @preconcurrency public struct ScrollView<Content: View>: View { public typealias Body = Never
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {} }
@available(iOS 13.0, *) @MainActor @preconcurrency public struct List<SelectionValue: Hashable, Content: View>: View { public typealias Body = Never }
@available(iOS 13.0, *) extension List where SelectionValue == Never { nonisolated public init(@ViewBuilder content: () -> Content) {} }
@available(iOS 16.0, *) public struct NavigationPath { public init() {} }
@available(iOS 16.0, *) @MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View { public typealias Body = Never }
@available(iOS 16.0, *) extension NavigationStack where Data == NavigationPath { nonisolated public init(@ViewBuilder root: () -> Root) {} }

// MARK: Texts, images, controls

@available(iOS 13.0, *) public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {} } }
@available(iOS 13.0, *) public protocol _FormatSpecifiable: Equatable {}
@available(iOS 13.0, *) extension Int: _FormatSpecifiable {}
@available(iOS 13.0, *) extension Double: _FormatSpecifiable {}
@available(iOS 13.0, *) public struct Text: Equatable, Sendable {
  public init(verbatim content: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {}
  public func font(_ font: Font?) -> Text { self }
  public func bold() -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self } }
@available(iOS 13.0, *) extension Text: View { public typealias Body = Never }
@available(iOS 13.0, *) public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
@available(iOS 13.0, *) public struct Image: Equatable, Sendable {
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}
  #if canImport(UIKit)
  public init(uiImage: UIImage) {}
  #endif
  public func resizable() -> Image { self }
  public enum Scale: Hashable, Sendable { case small, medium, large } }
@available(iOS 13.0, *) extension Image: View { public typealias Body = Never }
@available(iOS 14.0, *) @MainActor @preconcurrency public struct Label<Title: View, Icon: View>: View { public typealias Body = Never
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {} }
@available(iOS 14.0, *) extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {} }
@available(iOS 15.0, *) public struct ButtonRole: Equatable, Sendable { public static let destructive = ButtonRole(), cancel = ButtonRole() }
@available(iOS 13.0, *) @MainActor @preconcurrency public struct Button<Label: View>: View { public typealias Body = Never
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  @available(iOS 15.0, *) @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {} }
@available(iOS 13.0, *) extension Button where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload @preconcurrency nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
  @available(iOS 15.0, *) @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {} }
@available(iOS 13.0, *) @MainActor @preconcurrency public struct Toggle<Label: View>: View { public typealias Body = Never
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {} }
@available(iOS 13.0, *) extension Toggle where Label == Text { nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {} }
@available(iOS 13.0, *) @MainActor @preconcurrency public struct TextField<Label: View>: View { public typealias Body = Never }
@available(iOS 13.0, *) extension TextField where Label == Text { nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {} }
@available(iOS 14.0, *) @MainActor @preconcurrency public struct ProgressView<Label: View, CurrentValueLabel: View>: View { public typealias Body = Never }
@available(iOS 14.0, *) extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() {}
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {} }
@available(iOS 15.0, *) @MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
@available(iOS 15.0, *) public struct BorderedButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
@available(iOS 15.0, *) public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
@available(iOS 15.0, *) extension PrimitiveButtonStyle where Self == BorderedButtonStyle { nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() } }
@available(iOS 15.0, *) extension PrimitiveButtonStyle where Self == PlainButtonStyle { nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() } }

// MARK: Styles and shapes

@available(iOS 13.0, *) public protocol ShapeStyle: Sendable {}
@available(iOS 13.0, *) public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(white: Double, opacity: Double = 1) {}
  #if canImport(UIKit)
  @available(iOS 15.0, *) public init(uiColor: UIColor) {}
  public init(_ color: UIColor) {}
  #endif
  public var description: String { fatalError() }
  public func opacity(_ opacity: Double) -> Color { self }
  public static let clear = Color(white: 0), black = Color(white: 0), white = Color(white: 0), gray = Color(white: 0), red = Color(white: 0), orange = Color(white: 0), yellow = Color(white: 0), green = Color(white: 0), blue = Color(white: 0), primary = Color(white: 0), secondary = Color(white: 0), accentColor = Color(white: 0) }
@available(iOS 13.0, *) extension Color: View { public typealias Body = Never }
@available(iOS 13.0, *) extension ShapeStyle where Self == Color { public static var red: Color { .red }; public static var green: Color { .green }; public static var gray: Color { .gray }; public static var blue: Color { .blue }; public static var white: Color { .white }; public static var black: Color { .black }; public static var clear: Color { .clear } }
@available(iOS 15.0, *) public struct HierarchicalShapeStyle: ShapeStyle { public static let primary = HierarchicalShapeStyle(), secondary = HierarchicalShapeStyle() }
@available(iOS 15.0, *) extension ShapeStyle where Self == HierarchicalShapeStyle { public static var primary: HierarchicalShapeStyle { .primary }; public static var secondary: HierarchicalShapeStyle { .secondary } }
@available(iOS 15.0, *) public struct Material: ShapeStyle { public static let ultraThin = Material(), thin = Material(), regular = Material(), thick = Material(), bar = Material() }
@available(iOS 15.0, *) extension ShapeStyle where Self == Material { public static var regularMaterial: Material { .regular }; public static var ultraThinMaterial: Material { .ultraThin }; public static var thinMaterial: Material { .thin }; public static var bar: Material { .bar } }
@available(iOS 15.0, *) public struct TintShapeStyle: ShapeStyle { public init() {} }
@available(iOS 15.0, *) extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
@available(iOS 13.0, *) public struct Font: Hashable, Sendable {
  public static let largeTitle = Font(), title = Font(), headline = Font(), subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
  public enum Weight: Hashable, Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum TextStyle: CaseIterable, Hashable, Sendable { case largeTitle, title, headline, subheadline, body, callout, footnote, caption }
  public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font { fatalError() }
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font { fatalError() }
  public func bold() -> Font { self }
  public func weight(_ weight: Font.Weight) -> Font { self } }
@available(iOS 13.0, *) nonisolated public protocol Shape: Sendable, Animatable, View where Body == Never { nonisolated func path(in rect: CGRect) -> Path }
@available(iOS 13.0, *) public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
@available(iOS 13.0, *) public struct Rectangle: Shape { nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
@available(iOS 13.0, *) public struct RoundedRectangle: Shape { nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
@available(iOS 13.0, *) public struct Capsule: Shape { nonisolated public init(style: RoundedCornerStyle = .continuous) {}; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
@available(iOS 13.0, *) public struct Circle: Shape { nonisolated public init() {}; nonisolated public func path(in rect: CGRect) -> Path { fatalError() } }
@available(iOS 13.0, *) extension Shape { nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { self } }

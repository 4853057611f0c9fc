// The values of the environment that a container sets for the views inside.
// https://developer.apple.com/documentation/swiftui/environmentvalues

public import CoreFoundation

@available(iOS 13.0, *)
extension EnvironmentValues {
  public var multilineTextAlignment: TextAlignment { get { fatalError() } set { fatalError() } }
  public var truncationMode: Text.TruncationMode { get { fatalError() } set { fatalError() } }
  public var minimumScaleFactor: CGFloat { get { fatalError() } set { fatalError() } }
  public var allowsTightening: Bool { get { fatalError() } set { fatalError() } }
  public var lineSpacing: CGFloat { get { fatalError() } set { fatalError() } }
  public var imageScale: Image.Scale { get { fatalError() } set { fatalError() } }
  public var defaultMinListRowHeight: CGFloat { get { fatalError() } set { fatalError() } }
  public var defaultMinListHeaderHeight: CGFloat? { get { fatalError() } set { fatalError() } }
  public var editMode: Binding<EditMode>? { get { fatalError() } set { fatalError() } }
}

@available(iOS 14.0, *)
extension EnvironmentValues {
  public var textCase: Text.Case? { get { fatalError() } set { fatalError() } }
  public var redactionReasons: RedactionReasons { get { fatalError() } set { fatalError() } }
}

@available(iOS 15.0, *)
extension EnvironmentValues {
  public var controlSize: ControlSize { get { fatalError() } set { fatalError() } }
  public var headerProminence: Prominence { get { fatalError() } set { fatalError() } }
  public var symbolVariants: SymbolVariants { get { fatalError() } set { fatalError() } }
  public var symbolRenderingMode: SymbolRenderingMode? { get { fatalError() } set { fatalError() } }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  public var isScrollEnabled: Bool { get { fatalError() } set { fatalError() } }
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  public var backgroundProminence: BackgroundProminence { get { fatalError() } set { fatalError() } }
}

// https://developer.apple.com/documentation/swiftui/text/truncationmode
// https://developer.apple.com/documentation/swiftui/text/case
@available(iOS 13.0, *)
extension Text {
  public enum TruncationMode: Sendable { case head, tail, middle }

  @available(iOS 14.0, *)
  public enum Case: Sendable { case uppercase, lowercase }
}

// https://developer.apple.com/documentation/swiftui/editmode
@available(iOS 13.0, *)
public enum EditMode: Sendable { case inactive, transient, active }

// https://developer.apple.com/documentation/swiftui/redactionreasons
@available(iOS 14.0, *)
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

// https://developer.apple.com/documentation/swiftui/controlsize
@available(iOS 15.0, *)
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large }

// https://developer.apple.com/documentation/swiftui/prominence
@available(iOS 15.0, *)
public enum Prominence: Sendable { case standard, increased }

// https://developer.apple.com/documentation/swiftui/symbolvariants
@available(iOS 15.0, *)
public struct SymbolVariants: Hashable, Sendable {}

// https://developer.apple.com/documentation/swiftui/symbolrenderingmode
@available(iOS 15.0, *)
public struct SymbolRenderingMode: Sendable {}

// https://developer.apple.com/documentation/swiftui/backgroundprominence
@available(iOS 17.0, *)
public struct BackgroundProminence: Hashable, Sendable {}

/// The vertical alignment of elements, for example in a row.
public enum OverlayVerticalAlignment: Hashable, Sendable, CaseIterable {
  /// At the top of the row.
  case top
  /// In the middle.
  case center
  /// At the bottom of the row.
  case bottom
}

/// The horizontal alignment of elements, for example in a column.
public enum OverlayHorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// At the leading side.
  case leading
  /// In the middle.
  case center
  /// At the trailing side.
  case trailing
}

/// The alignment of elements on top of each other.
public struct OverlayAlignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: OverlayHorizontalAlignment
  /// The vertical alignment.
  public var vertical: OverlayVerticalAlignment

  /// Creates an alignment.
  public init(_ horizontal: OverlayHorizontalAlignment, _ vertical: OverlayVerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// At the top and the leading side.
  public static let topLeading = OverlayAlignment(.leading, .top)
  /// At the top, centered.
  public static let top = OverlayAlignment(.center, .top)
  /// At the top and the trailing side.
  public static let topTrailing = OverlayAlignment(.trailing, .top)
  /// At the leading side, centered.
  public static let leading = OverlayAlignment(.leading, .center)
  /// Centered.
  public static let center = OverlayAlignment(.center, .center)
  /// At the trailing side, centered.
  public static let trailing = OverlayAlignment(.trailing, .center)
  /// At the bottom and the leading side.
  public static let bottomLeading = OverlayAlignment(.leading, .bottom)
  /// At the bottom, centered.
  public static let bottom = OverlayAlignment(.center, .bottom)
  /// At the bottom and the trailing side.
  public static let bottomTrailing = OverlayAlignment(.trailing, .bottom)
}

/// Returns a row, from the leading to the trailing side.
///
/// The default spacing is 8 points. If the row is too narrow for its button labels, the buttons
/// move below the texts.
@_disfavoredOverload
public func HStack(
  alignment: OverlayVerticalAlignment = .center, spacing: Double? = nil,
  @OverlayBuilder content: () -> [OverlayElement]
) -> OverlayElement {
  stack(.horizontal, alignment.inStack, spacing, content())
}

/// Returns a column, from top to bottom.
///
/// The default spacing is 8 points.
@_disfavoredOverload
public func VStack(
  alignment: OverlayHorizontalAlignment = .center, spacing: Double? = nil,
  @OverlayBuilder content: () -> [OverlayElement]
) -> OverlayElement {
  stack(.vertical, alignment.inStack, spacing, content())
}

/// Returns elements on top of each other.
///
/// The first element is at the back. The elements are aligned within the space of the largest
/// element.
@_disfavoredOverload
public func ZStack(
  alignment: OverlayAlignment = .center, @OverlayBuilder content: () -> [OverlayElement]
) -> OverlayElement {
  stack(.depth, alignment.horizontal.inStack, 0, content()).changing { node in
    guard case .stack(var stack) = node else { return node }
    stack.depthAlignment = alignment.vertical
    return .stack(stack)
  }
}

/// Returns a row, like `HStack`.
///
/// Use it if your app has another `HStack`.
@_disfavoredOverload
public func Row(
  alignment: OverlayVerticalAlignment = .center, spacing: Double? = nil,
  @OverlayBuilder content: () -> [OverlayElement]
) -> OverlayElement {
  stack(.horizontal, alignment.inStack, spacing, content())
}

/// Returns a column, like `VStack`.
///
/// Use it if your app has another `VStack`.
@_disfavoredOverload
public func Column(
  alignment: OverlayHorizontalAlignment = .center, spacing: Double? = nil,
  @OverlayBuilder content: () -> [OverlayElement]
) -> OverlayElement {
  stack(.vertical, alignment.inStack, spacing, content())
}

/// Returns the elements created for each item, like a `for` loop.
@_disfavoredOverload
public func ForEach<Items: Sequence>(
  _ items: Items, @OverlayBuilder content: (Items.Element) -> [OverlayElement]
) -> [OverlayElement] {
  items.flatMap { content($0) }
}

/// Returns the elements created for each item.
///
/// `id` matches SwiftUI's parameter but isn't used.
@_disfavoredOverload
public func ForEach<Items: Sequence, ID>(
  _ items: Items, id: KeyPath<Items.Element, ID>,
  @OverlayBuilder content: (Items.Element) -> [OverlayElement]
) -> [OverlayElement] {
  ForEach(items, content: content)
}

/// Returns empty space that fills the remaining space of a row or a column.
@_disfavoredOverload
public func Spacer(minLength: Double? = nil) -> OverlayElement {
  OverlayElement(.spacer(OverlayNode.Spacer(minLength ?? 0)))
}

/// Returns a line that is horizontal in a column and vertical in a row.
@_disfavoredOverload
public func Divider() -> OverlayElement { OverlayElement(.divider(OverlayNode.Divider())) }

/// Returns a column that scrolls if it is taller than the available space.
@_disfavoredOverload
public func ScrollView(@OverlayBuilder content: () -> [OverlayElement]) -> OverlayElement {
  VStack(alignment: .leading, content: content).changing { .scroll(OverlayNode.Scroll($0)) }
}

private func stack(
  _ axis: OverlayNode.Stack.Axis, _ alignment: OverlayNode.Stack.Alignment, _ spacing: Double?,
  _ elements: [OverlayElement]
) -> OverlayElement {
  OverlayElement { settings in
    .stack(
      OverlayNode.Stack(
        axis, spacing: spacing ?? 8, alignment: alignment,
        children: elements.map { $0.node(in: settings) }))
  }
}

extension OverlayVerticalAlignment {
  var inStack: OverlayNode.Stack.Alignment {
    switch self {
    case .top: .leading
    case .center: .center
    case .bottom: .trailing
    }
  }
}

extension OverlayHorizontalAlignment {
  var inStack: OverlayNode.Stack.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension OverlayAlignment {
  /// The position as fractions of a width and a height.
  var inRoom: RelativePoint {
    let x: Double =
      switch horizontal {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    let y: Double =
      switch vertical {
      case .top: 0
      case .center: 0.5
      case .bottom: 1
      }
    return RelativePoint(x: x, y: y)
  }
}

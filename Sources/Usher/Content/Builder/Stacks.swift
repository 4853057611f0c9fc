/// The place of elements across a row.
public enum OverlayVerticalAlignment: Hashable, Sendable, CaseIterable {
  /// At the top of the row.
  case top
  /// In the middle.
  case center
  /// At the bottom of the row.
  case bottom
}

/// The place of elements across a column.
public enum OverlayHorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// At the leading side.
  case leading
  /// In the middle.
  case center
  /// At the trailing side.
  case trailing
}

/// Returns a row, from the leading to the trailing side.
///
/// Where it is too narrow for the labels of its buttons, the buttons move below the texts.
///
/// - Parameters:
///   - alignment: The place of the elements across the row.
///   - spacing: The distance between two elements, in points; `nil` for 8.
///   - content: The elements.
/// - Returns: The element.
@_disfavoredOverload
public func HStack(
  alignment: OverlayVerticalAlignment = .center, spacing: Double? = nil,
  @OverlayBuilder content: () -> [OverlayElement]
) -> OverlayElement {
  stack(.horizontal, alignment.inStack, spacing, content())
}

/// Returns a column, from top to bottom.
///
/// - Parameters:
///   - alignment: The place of the elements across the column.
///   - spacing: The distance between two elements, in points; `nil` for 8.
///   - content: The elements.
/// - Returns: The element.
@_disfavoredOverload
public func VStack(
  alignment: OverlayHorizontalAlignment = .center, spacing: Double? = nil,
  @OverlayBuilder content: () -> [OverlayElement]
) -> OverlayElement {
  stack(.vertical, alignment.inStack, spacing, content())
}

/// Returns elements over each other, the first one at the back; each lies at the top.
///
/// - Parameters:
///   - alignment: The place of the elements within the width.
///   - content: The elements.
/// - Returns: The element.
@_disfavoredOverload
public func ZStack(
  alignment: OverlayHorizontalAlignment = .center, @OverlayBuilder content: () -> [OverlayElement]
) -> OverlayElement {
  stack(.depth, alignment.inStack, 0, content())
}

/// Returns a row, as `HStack` does, for apps whose `HStack` is another one.
@_disfavoredOverload
public func Row(
  alignment: OverlayVerticalAlignment = .center, spacing: Double? = nil,
  @OverlayBuilder content: () -> [OverlayElement]
) -> OverlayElement {
  stack(.horizontal, alignment.inStack, spacing, content())
}

/// Returns a column, as `VStack` does, for apps whose `VStack` is another one.
@_disfavoredOverload
public func Column(
  alignment: OverlayHorizontalAlignment = .center, spacing: Double? = nil,
  @OverlayBuilder content: () -> [OverlayElement]
) -> OverlayElement {
  stack(.vertical, alignment.inStack, spacing, content())
}

/// Returns the elements made for each item, as a `for` loop does.
@_disfavoredOverload
public func ForEach<Items: Sequence>(
  _ items: Items, @OverlayBuilder content: (Items.Element) -> [OverlayElement]
) -> [OverlayElement] {
  items.flatMap { content($0) }
}

/// Returns the elements made for each item; `id`, as SwiftUI has it, is not used.
@_disfavoredOverload
public func ForEach<Items: Sequence, ID>(
  _ items: Items, id: KeyPath<Items.Element, ID>,
  @OverlayBuilder content: (Items.Element) -> [OverlayElement]
) -> [OverlayElement] {
  ForEach(items, content: content)
}

/// Returns empty space that takes what a row or a column has left.
@_disfavoredOverload
public func Spacer(minLength: Double? = nil) -> OverlayElement {
  OverlayElement(.spacer(OverlayNode.Spacer(minLength ?? 0)))
}

/// Returns a dividing line: horizontal in a column, vertical in a row.
@_disfavoredOverload
public func Divider() -> OverlayElement { OverlayElement(.divider(OverlayNode.Divider())) }

/// Returns a column that scrolls if it is higher than its space.
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
  fileprivate var inStack: OverlayNode.Stack.Alignment {
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

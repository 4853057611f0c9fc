public import UsherCore

/// A node as the layout sees it, independently of the host.
@MainActor
public protocol LayoutPiece {
  /// The node that the piece was created from.
  var node: OverlayNode { get }
  /// Whether the piece takes up space.
  ///
  /// If so, there is a gap next to it.
  var takesRoom: Bool { get }
  /// Returns the piece's minimum width in a row, in points.
  ///
  /// - Parameter natural: The piece's natural width.
  /// - Returns: A width that doesn't exceed the natural width.
  func minimumWidth(of natural: Double) -> Double
  /// The natural width of the visible content, in points, without extra width that a box requests.
  var contentWidth: Double { get }
  /// Returns the width of `size(width:)`.
  ///
  /// A host may compute it without measuring heights.
  func naturalWidth(within width: Double) -> Double
  /// Returns the piece's natural size in points, within `width` if possible.
  ///
  /// This method isn't called for spacers and dividers, because their size depends on the stack.
  func size(width: Double) -> OverlaySize
  /// Returns the piece's minimum height at a width, in points.
  ///
  /// - Parameters:
  ///   - natural: The piece's natural size.
  ///   - width: The piece's width.
  /// - Returns: The height. It is less than the natural height if the piece scrolls.
  func minimumHeight(of natural: OverlaySize, width: Double) -> Double
  /// Returns a length scaled with the user's text size, in points.
  func scaledWithText(_ length: Double) -> Double
}

extension LayoutPiece {
  /// The width of the natural size.
  public var contentWidth: Double { naturalWidth(within: .infinity) }

  /// Returns the width of `size(width:)`.
  public func naturalWidth(within width: Double) -> Double { size(width: width).width }

  /// Returns `length`, for hosts with a fixed text size.
  public func scaledWithText(_ length: Double) -> Double { length }
}

extension OverlayNode {
  /// Whether the node is a spacer that grows to fill its stack.
  public var isGrowingRoom: Bool {
    if case .spacer(let spacer) = self { spacer.isFlexible } else { false }
  }

  /// Whether the node is a divider.
  ///
  /// A divider extends from one side of its stack to the other.
  public var isDivider: Bool {
    if case .divider = self { true } else { false }
  }

  /// Whether the node is a surface without content or height, and therefore as tall as its row.
  var fillsHeight: Bool {
    if case .box(let box) = self { box.child == nil && box.height == nil } else { false }
  }

  /// Whether the node is a box that requests a greater width than its content.
  var wantsWidth: Bool {
    if case .box(let box) = self { box.width == nil && box.idealWidth != nil } else { false }
  }

  /// Whether the node is a box that uses all of the available width.
  var wantsAllWidth: Bool {
    if case .box(let box) = self { wantsWidth && box.idealWidth == Length.longest } else { false }
  }

  var hasWidth: Bool { if case .box(let box) = self { box.width != nil } else { false } }

  /// Whether the node can use the whole width of a column.
  ///
  /// This is the case for progress bars, fields and rows with a flexible spacer, and for nodes that
  /// contain them.
  var fillsWidth: Bool {
    switch self {
    case .progress, .field: true
    case .input(let input): input.fillsWidth
    case .stack(let stack):
      stack.children.contains { $0.fillsWidth || (stack.axis == .horizontal && $0.isGrowingRoom) }
    case .box(let box): box.width == nil && !box.hugsContent && box.child?.fillsWidth == true
    case .scroll(let scroll): scroll.child.fillsWidth
    case .text, .image, .button, .rating, .activity, .divider, .spacer, .pages, .native: false
    }
  }

  /// Whether the node is a spacer or a divider.
  ///
  /// The node's size then depends on the surrounding stack.
  public var isGap: Bool { gap != nil }

  /// The length of a spacer or divider along its stack, in points.
  ///
  /// `nil` for other nodes.
  var gap: Double? {
    switch self {
    case .spacer(let spacer): spacer.least
    case .divider(let divider): divider.thickness
    case .stack, .text, .image, .button, .field, .input, .rating, .activity, .progress, .box,
      .pages, .scroll, .native:
      nil
    }
  }
}

public import UsherCore

/// A node as layout sees it, whichever host draws it.
@MainActor
public protocol LayoutPiece {
  /// The node that the piece was made from.
  var node: OverlayNode { get }
  /// Whether the piece takes room, and so has a gap beside it.
  var takesRoom: Bool { get }
  /// Returns the piece's minimum width in a row, in points.
  ///
  /// - Parameter natural: The piece's natural width.
  /// - Returns: A width of at most the natural width.
  func minimumWidth(of natural: Double) -> Double
  /// The natural width of what the piece shows, in points, regardless of the width that a box asks
  /// for beyond it.
  var contentWidth: Double { get }
  /// Returns the width of `size(width:)`, which a host may know without measuring a height.
  func naturalWidth(within width: Double) -> Double
  /// Returns the piece's natural size in points, if possible no wider than `width`.
  ///
  /// Nobody asks for the size of a spacer or a divider, which follows from the stack.
  func size(width: Double) -> OverlaySize
  /// Returns the piece's minimum height at a width, in points.
  ///
  /// - Parameters:
  ///   - natural: The piece's natural size.
  ///   - width: The piece's width.
  /// - Returns: A height; less than the natural height for a piece that scrolls.
  func minimumHeight(of natural: OverlaySize, width: Double) -> Double
  /// Returns a length, in points, that grows with the user's size of letters.
  func scaledWithText(_ length: Double) -> Double
}

extension LayoutPiece {
  /// The width of the natural size.
  public var contentWidth: Double { naturalWidth(within: .infinity) }

  /// Returns the width of `size(width:)`.
  public func naturalWidth(within width: Double) -> Double { size(width: width).width }

  /// Returns `length`, for a host with one size of letters.
  public func scaledWithText(_ length: Double) -> Double { length }
}

extension OverlayNode {
  /// Whether the node is a spacer that takes the rest of its stack.
  public var isGrowingRoom: Bool {
    if case .spacer(let spacer) = self { spacer.isFlexible } else { false }
  }

  /// Whether the node is a divider, from one side of its stack to the other.
  public var isDivider: Bool {
    if case .divider = self { true } else { false }
  }

  /// Whether the node is a surface without content and without a height, as high as its row.
  var fillsHeight: Bool {
    if case .box(let box) = self { box.child == nil && box.height == nil } else { false }
  }

  /// Whether the node is a box that asks for a width beyond its content's.
  var wantsWidth: Bool {
    if case .box(let box) = self { box.width == nil && box.idealWidth != nil } else { false }
  }

  /// Whether the node is a box that takes all the width that there is.
  var wantsAllWidth: Bool {
    if case .box(let box) = self { wantsWidth && box.idealWidth == Length.longest } else { false }
  }

  /// Whether the node is a box with a width of its own.
  var hasWidth: Bool { if case .box(let box) = self { box.width != nil } else { false } }

  /// Whether the node has a use for all the width that a column has: a progress bar, a field, a row
  /// with a flexible spacer, and what contains one of these.
  var fillsWidth: Bool {
    switch self {
    case .progress, .field: true
    case .stack(let stack):
      stack.children.contains { $0.fillsWidth || (stack.axis == .horizontal && $0.isGrowingRoom) }
    case .box(let box): box.width == nil && !box.hugsContent && box.child?.fillsWidth == true
    case .scroll(let scroll): scroll.child.fillsWidth
    case .text, .image, .button, .rating, .activity, .divider, .spacer, .pages, .native: false
    }
  }

  /// Whether the node is a spacer or a divider, whose size follows from the stack around it.
  public var isGap: Bool { gap != nil }

  /// The length of a spacer or a divider along its stack, in points; `nil` for other nodes.
  var gap: Double? {
    switch self {
    case .spacer(let spacer): spacer.least
    case .divider(let divider): divider.thickness
    case .stack, .text, .image, .button, .field, .rating, .activity, .progress, .box, .pages,
      .scroll, .native:
      nil
    }
  }
}

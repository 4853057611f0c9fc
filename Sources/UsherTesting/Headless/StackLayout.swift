internal import Usher

/// Lays the pieces of a stack out, from left to right, from top to bottom, or one over the other.
@MainActor
struct StackLayout {
  private let stack: Node.Stack
  /// Those that take room; a gap is left only between two of them.
  private let visible: [Node]

  init(_ stack: Node.Stack) {
    self.stack = stack
    visible = stack.children.filter { NodeLayout.takesRoom($0) }
  }

  /// The natural size, no wider than `width`.
  func size(width: Double) -> Size {
    let sizes = sizes(width: width - padding.left - padding.right, isFilled: false)
    let inner: Size =
      switch stack.axis {
      case .horizontal:
        Size(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
      case .vertical:
        Size(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
      case .depth:
        Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
      }
    return Size(
      width: inner.width + padding.left + padding.right,
      height: inner.height + padding.top + padding.bottom)
  }

  /// Where the pieces of a kind in it lie when it fills `frame`.
  func frames(of kind: NodeLayout.Kind, filling frame: Rect) -> [Rect] {
    var frames = frames(in: frame)[...]
    return stack.children.flatMap { child in
      NodeLayout.takesRoom(child)
        ? NodeLayout.frames(of: kind, in: child, filling: frames.removeFirst())
        : NodeLayout.hiddenFrames(of: kind, in: child)
    }
  }

  private var padding: Insets { stack.padding }
  private var gaps: Double { stack.spacing * Double(max(visible.count - 1, 0)) }

  /// The frames of the pieces that take room.
  private func frames(in frame: Rect) -> [Rect] {
    let room = Size(
      width: frame.size.width - padding.left - padding.right,
      height: frame.size.height - padding.top - padding.bottom)
    let sizes = sizes(width: room.width, isFilled: true)
    let heights = heights(of: sizes, in: room)
    var (x, y) = (frame.minX + padding.left, frame.minY + padding.top)
    return zip(sizes, heights).map { size, height in
      switch stack.axis {
      case .horizontal:
        defer { x += size.width + stack.spacing }
        let start = stack.isFilled ? 0 : stack.alignment.offset(of: room.height - height)
        return Rect(x: x, y: y + start, width: size.width, height: height)
      case .vertical, .depth:
        defer { if stack.axis == .vertical { y += height + stack.spacing } }
        let width = stack.isFilled ? room.width : size.width
        let start = stack.alignment.offset(of: room.width - width)
        return Rect(x: x + start, y: y, width: width, height: height)
      }
    }
  }

  /// The heights of pieces in all the room there is.
  private func heights(of sizes: [Size], in room: Size) -> [Double] {
    let natural = sizes.map(\.height)
    switch stack.axis {
    case .depth:
      return zip(visible, natural).map { $0.growsDown ? max(room.height, $1) : $1 }
    case .horizontal:
      return stack.isFilled ? natural.map { _ in room.height } : natural
    case .vertical:
      // Spacers that may grow share what is left over, as in GTK the pieces that expand do.
      let flexible = visible.map { $0.isFlexibleSpacer }
      let count = flexible.count { $0 }
      let spare = max(natural.reduce(room.height - gaps) { $0 - $1 }, 0)
      return zip(natural, flexible).map { $1 ? $0 + spare / Double(count) : $0 }
    }
  }

  /// The sizes of the pieces; a filled row takes all the width there is.
  private func sizes(width: Double, isFilled: Bool) -> [Size] {
    let natural = visible.map { NodeLayout.size(of: $0, width: max(width, 0), in: stack.axis) }
    guard stack.axis == .horizontal else { return natural }
    let pieces = zip(visible, natural).map { child, size in
      RowLayout.Piece(
        least: child.isFlexible ? 0 : size.width, natural: size.width,
        isFlexible: child.isFlexible && isFilled, isFixed: child.isFixed)
    }
    let widths: [Double]
    if stack.alignment == .even {
      let wish = RowLayout.evenWidth(of: pieces, spacing: stack.spacing)
      widths = RowLayout.evenWidths(
        of: pieces, spacing: stack.spacing, in: isFilled ? width : min(wish, width))
    } else {
      widths = RowLayout.widths(of: pieces, spacing: stack.spacing, in: width)
    }
    return zip(visible, widths).map { child, width in
      Size(
        width: width, height: NodeLayout.size(of: child, width: width, in: stack.axis).height)
    }
  }
}

extension Node.Stack {
  /// Whether pieces go from one edge to the other.
  fileprivate var isFilled: Bool { alignment == .fill || alignment == .even }
}

extension Node.Stack.Alignment {
  /// How much of the room left over across the stack lies before a piece.
  fileprivate func offset(of room: Double) -> Double {
    switch self {
    case .leading, .fill, .even: 0
    case .center: room / 2
    case .trailing: room
    }
  }
}

extension Node {
  fileprivate var isFlexibleSpacer: Bool {
    if case .spacer(let spacer) = self { spacer.isFlexible } else { false }
  }
}

internal import Usher

/// Lays content out without a toolkit: letters half as wide as they are high, lines 1.35 times as
/// high, buttons with 10 points around their title.
///
/// Plain on purpose: tests need sizes that are plausible, the same everywhere, and easy to foretell.
struct NodeLayout {
  /// The natural size of `node`, in points, no wider than `width`.
  static func size(of node: Node, width: Double) -> Size {
    switch node {
    case .text(let text):
      size(of: text.string, letters: text.font.size, limit: text.lineLimit, width: width)
    case .image(let image): Size(width: min(image.size.width, width), height: image.size.height)
    case .field, .rating, .activity, .progress, .divider, .spacer, .box, .pages, .scroll, .native:
      .zero
    case .button(let button):
      padded(
        size(of: button.title, letters: 15, limit: 1, width: width - 20),
        by: Insets(horizontal: 10, vertical: 10))
    case .stack(let stack): padded(inner(stack, width: width), by: stack.padding)
    }
  }

  /// Where the buttons of `node` lie when it fills `frame`, in reading order.
  static func buttonFrames(of node: Node, in frame: Rect) -> [Rect] {
    switch node {
    case .text, .image, .field, .rating, .activity, .progress, .divider, .spacer, .box, .pages,
      .scroll, .native:
      []
    case .button: [frame]
    case .stack(let stack):
      zip(visibleChildren(of: stack), childFrames(of: stack, in: frame)).flatMap { child, frame in
        buttonFrames(of: child, in: frame)
      }
    }
  }

  private static func size(
    of string: String, letters: Double, limit: Int?, width: Double
  ) -> Size {
    guard !string.isEmpty else { return .zero }
    let line = Double(string.count) * letters / 2
    guard line > width, width > 0 else { return Size(width: line, height: letters * 1.35) }
    let lines = min((line / width).rounded(.up), limit.map(Double.init) ?? .infinity)
    return Size(width: width, height: lines * letters * 1.35)
  }

  private static func padded(_ size: Size, by padding: Insets) -> Size {
    Size(
      width: size.width + padding.left + padding.right,
      height: size.height + padding.top + padding.bottom)
  }

  /// The size of what is inside a stack's padding.
  private static func inner(_ stack: Stack, width: Double) -> Size {
    let sizes = childSizes(
      of: stack, width: width - stack.padding.left - stack.padding.right, isFilled: false)
    let gaps = stack.spacing * Double(max(sizes.count - 1, 0))
    switch stack.axis {
    case .horizontal:
      return Size(
        width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    case .vertical, .depth:
      return Size(
        width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
    }
  }

  /// The sizes of a stack's children; a filled row takes all the width there is.
  private static func childSizes(of stack: Stack, width: Double, isFilled: Bool) -> [Size] {
    let children = visibleChildren(of: stack)
    let natural = children.map { size(of: $0, width: max(width, 0)) }
    guard stack.axis == .horizontal else { return natural }
    let pieces = zip(children, natural).map { child, size in
      RowLayout.Piece(
        least: child.isFlexible ? 0 : size.width, natural: size.width,
        isFlexible: child.isFlexible && isFilled)
    }
    let widths = RowLayout.widths(of: pieces, spacing: stack.spacing, in: width)
    return zip(children, widths).map { child, width in
      Size(width: width, height: size(of: child, width: width).height)
    }
  }

  /// Those that take room; a gap is left only between two of them.
  private static func visibleChildren(of stack: Stack) -> [Node] {
    stack.children.filter {
      if case .text(let text) = $0 { !text.string.isEmpty } else { true }
    }
  }

  private static func childFrames(of stack: Stack, in frame: Rect) -> [Rect] {
    let width = frame.size.width - stack.padding.left - stack.padding.right
    var (x, y) = (frame.minX + stack.padding.left, frame.minY + stack.padding.top)
    return childSizes(of: stack, width: width, isFilled: true).map { size in
      defer {
        switch stack.axis {
        case .horizontal: x += size.width + stack.spacing
        case .vertical, .depth: y += size.height + stack.spacing
        }
      }
      return Rect(x: x, y: y, width: size.width, height: size.height)
    }
  }
}

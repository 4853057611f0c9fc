internal import UsherCore

extension OverlayNode.Stack {
  /// The width that a text next to a labelled button needs, in points, unless the text is shorter.
  ///
  /// Usher's choice: some five words at the usual size.
  public static let leastTextWidth = 200.0
}

extension StackLayout {
  /// Whether the stack is a row whose labelled buttons move where it is too narrow for them.
  var canBeNarrow: Bool {
    stack.axis == .horizontal && visible.count > 1 && visible.contains { $0.node.isLabelledButton }
  }

  /// The width from which a row shows each label on one line, and gives texts next to a button
  /// `leastTextWidth`.
  var widthNeeded: Double {
    let wishes = visible.map { piece in
      let natural = size(of: piece, width: .infinity).width
      return RowLayout.Piece(
        least: piece.node.isFlexible ? min(natural, OverlayNode.Stack.leastTextWidth) : natural,
        natural: 0, isFlexible: false, isFixed: piece.node.isFixed)
    }
    let gaps = stack.spacing * Double(visible.count - 1)
    let inner =
      stack.alignment == .even
      ? RowLayout.evenWidth(of: wishes, spacing: stack.spacing)
      : wishes.reduce(gaps) { $0 + $1.least }
    return stack.padding.left + inner + stack.padding.right
  }
}

/// The layout of a row that is too narrow for its labelled buttons.
///
/// A row of equally wide pieces becomes a column. In any other row, the buttons move below the
/// other pieces, to the trailing side.
@MainActor
struct NarrowRow<Piece: LayoutPiece> {
  private let stack: OverlayNode.Stack
  /// The layouts below each other.
  private let lines: [Line]
  private let count: Int

  private struct Line {
    let layout: StackLayout<Piece>
    /// The places of the pieces in the row.
    let indices: [Int]
    let isTrailing: Bool
  }

  init(_ row: StackLayout<Piece>) {
    let stack = row.stack
    let pieces = row.visible
    func line(
      _ axis: OverlayNode.Stack.Axis, _ alignment: OverlayNode.Stack.Alignment, _ indices: [Int],
      isTrailing: Bool = false
    ) -> Line {
      Line(
        layout: StackLayout(
          OverlayNode.Stack(axis, spacing: stack.spacing, alignment: alignment, children: []),
          indices.map { pieces[$0] }, isInWholePoints: row.isInWholePoints),
        indices: indices, isTrailing: isTrailing)
    }
    self.stack = stack
    count = pieces.count
    let buttons = pieces.indices.filter { pieces[$0].node.isLabelledButton }
    let others = pieces.indices.filter { !pieces[$0].node.isLabelledButton }
    if stack.alignment == .even {
      let all = Array(pieces.indices)
      lines = [line(.vertical, .fill, stack.stacksUpward ? all.reversed() : all)]
    } else if others.isEmpty {
      lines = [line(.vertical, .trailing, buttons)]
    } else {
      lines = [
        line(.horizontal, stack.alignment, others),
        line(.horizontal, stack.alignment, buttons, isTrailing: true),
      ]
    }
  }

  /// The minimum width.
  var leastWidth: Double { (lines.map(\.layout.leastWidth).max() ?? 0) + across }

  /// Returns the natural size, if possible no wider than `width`.
  func size(width: Double) -> OverlaySize {
    let sizes = lines.map { $0.layout.size(width: max(width - across, 0)) }
    return OverlaySize(
      width: (sizes.map(\.width).max() ?? 0) + across,
      height: sizes.reduce(gaps + down) { $0 + $1.height })
  }

  /// Returns the minimum height at `width`.
  func leastHeight(width: Double) -> Double {
    lines.reduce(gaps + down) { $0 + $1.layout.leastHeight(width: max(width - across, 0)) }
  }

  /// Returns the frames of the pieces when the row fills `frame`, in their order.
  func frames(filling frame: OverlayRect) -> [OverlayRect] {
    let room = OverlaySize(
      width: max(frame.size.width - across, 0), height: frame.size.height - down)
    let sizes = lines.map { $0.layout.size(width: room.width) }
    let heights = RowLayout.widths(
      of: zip(lines, sizes).map { line, size in
        RowLayout.Piece(
          least: line.layout.leastHeight(width: room.width), natural: size.height,
          isFlexible: false)
      }, spacing: stack.spacing, in: room.height)
    var frames = [OverlayRect](
      repeating: OverlayRect(origin: frame.origin, size: .zero), count: count)
    var y = frame.minY + stack.padding.top
    for (line, (size, height)) in zip(lines, zip(sizes, heights)) {
      let width = line.isTrailing ? min(size.width, room.width) : room.width
      let place = OverlayRect(
        x: frame.minX + stack.padding.left + room.width - width, y: y, width: width, height: height)
      for (index, piece) in zip(line.indices, line.layout.frames(filling: place)) {
        if let piece { frames[index] = piece }
      }
      y += height + stack.spacing
    }
    return frames
  }

  private var across: Double { stack.padding.left + stack.padding.right }
  private var down: Double { stack.padding.top + stack.padding.bottom }
  private var gaps: Double { stack.spacing * Double(lines.count - 1) }
}

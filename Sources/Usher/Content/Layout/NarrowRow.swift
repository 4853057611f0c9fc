internal import UsherCore

/// The kind of piece that moves to make space for text if a row is too narrow.
enum YieldingPiece {
  /// Buttons with labels, and rows and columns of such buttons.
  ///
  /// They move below the texts, to the trailing side.
  case labeledButton
  /// All buttons, if the row contains only buttons.
  ///
  /// They form a column.
  case anyButton
  /// Images.
  ///
  /// They move above or below the texts, depending on their order in the row.
  case image

  /// The width for texts in the same row, in points at the standard text size.
  ///
  /// Shorter texts need less. Usher's choice is about five words next to buttons, and three words
  /// next to an image.
  var minimumTextWidth: Double {
    switch self {
    case .labeledButton, .anyButton: 200
    case .image: 120
    }
  }

  func includes(_ node: OverlayNode) -> Bool {
    switch self {
    case .labeledButton: node.hasButtonsAlone && node.buttons.contains { !$0.label.runs.isEmpty }
    case .anyButton: node.hasButtonsAlone
    case .image: if case .image = node { true } else { false }
    }
  }
}

extension OverlayNode {
  /// Whether the node is a button, or contains only buttons.
  fileprivate var hasButtonsAlone: Bool {
    switch self {
    case .button: true
    case .box(let box): box.child?.hasButtonsAlone ?? false
    case .stack(let stack):
      !stack.children.isEmpty && stack.children.allSatisfy { $0.hasButtonsAlone }
    case .text, .image, .field, .input, .rating, .activity, .progress, .divider, .spacer, .pages,
      .scroll, .native:
      false
    }
  }
}

extension StackLayout {
  /// The pieces that move if the row is too narrow, or `nil` if no piece moves.
  var yielding: YieldingPiece? {
    guard stack.axis == .horizontal, visible.count > 1 else { return nil }
    func has(_ kind: YieldingPiece) -> Bool { visible.contains { kind.includes($0.node) } }
    if has(.labeledButton) { return .labeledButton }
    if visible.allSatisfy({ YieldingPiece.anyButton.includes($0.node) }) { return .anyButton }
    return has(.image) && visible.contains { $0.node.isFlexible && !$0.node.isGap } ? .image : nil
  }

  /// Returns the width that a piece with text needs next to the pieces that can move.
  func leastWidth(
    of piece: MeasuredPiece, natural: Double, beside yielding: YieldingPiece
  ) -> Double {
    max(
      min(natural, piece.scaledWithText(yielding.minimumTextWidth)),
      minimumWidth(of: piece, natural: natural))
  }

  /// The minimum width at which each label fits on one line, and texts next to `yielding` have
  /// their minimum width.
  func widthNeeded(beside yielding: YieldingPiece) -> Double {
    let wishes = visible.map { piece in
      let natural =
        yielding.includes(piece.node)
        ? piece.contentWidth : width(of: piece, within: .infinity)
      return RowLayout.Piece(
        least: piece.node.isFlexible
          ? leastWidth(of: piece, natural: natural, beside: yielding) : natural,
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

/// The layout of a row that is too narrow for its labeled buttons or its images.
///
/// An `even` row becomes a column. In any other row, buttons move below the other pieces, to the
/// trailing side. Images move above or below the texts, to the leading side.
@MainActor
struct NarrowRow {
  private let row: StackLayout
  /// The lines from top to bottom.
  private let lines: [Line]

  private struct Line {
    let layout: StackLayout
    /// The indices of the pieces in the row.
    let indices: [Int]
    let isTrailing: Bool
  }

  init(_ row: StackLayout, yielding: YieldingPiece) {
    let stack = row.stack
    let pieces = row.visible
    func line(
      _ axis: OverlayNode.Stack.Axis, _ alignment: OverlayNode.Stack.Alignment, _ indices: [Int],
      isTrailing: Bool = false
    ) -> Line {
      Line(
        layout: StackLayout(
          OverlayNode.Stack(axis, spacing: stack.spacing, alignment: alignment, children: []),
          measured: indices.map { pieces[$0] }, isInWholePoints: row.isInWholePoints),
        indices: indices, isTrailing: isTrailing)
    }
    self.row = row
    let moving = pieces.indices.filter { yielding.includes(pieces[$0].node) }
    // Gaps next to the moving pieces are left out of the other lines.
    let others = pieces.indices.filter {
      !yielding.includes(pieces[$0].node) && !pieces[$0].node.isGap
    }
    if stack.alignment == .even {
      let all = Array(pieces.indices)
      lines = [line(.vertical, .fill, stack.stacksUpward ? all.reversed() : all)]
    } else if others.isEmpty {
      lines = [line(.vertical, .trailing, moving)]
    } else {
      let texts = line(.horizontal, stack.alignment, others)
      lines =
        switch yielding {
        case .labeledButton, .anyButton:
          [texts, line(.horizontal, stack.alignment, moving, isTrailing: true)]
        case .image:
          [texts, line(.horizontal, stack.alignment, moving)].sorted {
            $0.indices[0] < $1.indices[0]
          }
        }
    }
  }

  var minimumWidth: Double { (lines.map(\.layout.minimumWidth).max() ?? 0) + across }

  /// Returns the natural size.
  ///
  /// The width is at least `width`.
  func size(width: Double) -> OverlaySize {
    let sizes = lines.map { $0.layout.size(width: max(width - across, 0)) }
    return OverlaySize(
      width: max((sizes.map(\.width).max() ?? 0) + across, width),
      height: sizes.reduce(gaps + down) { $0 + $1.height })
  }

  func minimumHeight(width: Double) -> Double {
    lines.reduce(gaps + down) { $0 + $1.layout.minimumHeight(width: max(width - across, 0)) }
  }

  /// Returns the frames of the pieces, in their order, if the row fills `frame`.
  func frames(filling frame: OverlayRect) -> [OverlayRect] {
    let room = OverlaySize(
      width: max(frame.size.width - across, 0), height: frame.size.height - down)
    let sizes = lines.map { $0.layout.size(width: room.width) }
    let heights = row.rounded(
      RowLayout.widths(
        of: zip(lines, sizes).map { line, size in
          RowLayout.Piece(
            least: line.layout.minimumHeight(width: room.width), natural: size.height,
            isFlexible: row.isFilled || line.layout.visible.contains { $0.node.growsDown })
        }, spacing: stack.spacing, in: room.height))
    var frames = [OverlayRect](
      repeating: OverlayRect(origin: frame.origin, size: .zero), count: row.visible.count)
    let spare = max(room.height - heights.reduce(gaps, +), 0)
    var y = frame.minY + stack.padding.top + row.offset(of: spare)
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

  private var stack: OverlayNode.Stack { row.stack }
  private var across: Double { stack.padding.left + stack.padding.right }
  private var down: Double { stack.padding.top + stack.padding.bottom }
  private var gaps: Double { stack.spacing * Double(lines.count - 1) }
}

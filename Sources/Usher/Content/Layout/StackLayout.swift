public import UsherCore

/// The layout of a stack's pieces from left to right, from top to bottom or on top of each other.
///
/// `NarrowRow` lays out a row that is too narrow for its buttons or images. Hosts mirror the frames
/// in right-to-left languages.
///
/// A layout measures each piece once for each width. A host must create a new layout when the size
/// of a piece may have changed.
@MainActor
public struct StackLayout {
  let stack: OverlayNode.Stack
  private let pieces: [MeasuredPiece]
  /// The pieces that take up space.
  ///
  /// Gaps exist only between these.
  let visible: [MeasuredPiece]
  let isInWholePoints: Bool

  /// Creates the layout of all or some of the pieces of `stack`.
  ///
  /// - Parameters:
  ///   - stack: The stack that defines the axis, spacing, alignment and padding.
  ///   - pieces: The pieces in reading order.
  ///   - isInWholePoints: Whether to place edges at whole points, to keep text sharp.
  public init(
    _ stack: OverlayNode.Stack, _ pieces: [some LayoutPiece], isInWholePoints: Bool = false
  ) {
    self.init(
      stack, measured: pieces.map { MeasuredPiece($0) }, isInWholePoints: isInWholePoints)
  }

  init(_ stack: OverlayNode.Stack, measured pieces: [MeasuredPiece], isInWholePoints: Bool) {
    self.stack = stack
    self.pieces = pieces
    self.isInWholePoints = isInWholePoints
    visible = pieces.filter { $0.takesRoom }
  }

  /// Returns the stack's natural size, within `width` if possible.
  public func size(width: Double) -> OverlaySize {
    if let narrow = narrowRow(in: width) { return narrow.size(width: width) }
    let sizes = sizes(width: width - across, fills: false)
    let inner: OverlaySize =
      switch stack.axis {
      case .horizontal:
        OverlaySize(
          width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
      case .vertical:
        OverlaySize(
          width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
      case .depth:
        OverlaySize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
      }
    return OverlaySize(width: inner.width + across, height: inner.height + down)
  }

  /// The width of the stack's natural size, computed without measuring heights.
  public var naturalWidth: Double {
    let natural = visible.map { width(of: $0, within: .infinity) }
    return switch stack.axis {
    case .horizontal: rowWidths(natural, in: .infinity, fills: false).reduce(across + gaps, +)
    case .vertical, .depth: across + (natural.max() ?? 0)
    }
  }

  /// The stack's minimum width.
  public var minimumWidth: Double {
    if let yielding { return NarrowRow(self, yielding: yielding).minimumWidth }
    let widths = visible.map { minimumWidth(of: $0, natural: width(of: $0, within: .infinity)) }
    return switch stack.axis {
    case .horizontal: widths.reduce(across + gaps, +)
    case .vertical, .depth: across + (widths.max() ?? 0)
    }
  }

  /// Returns the stack's minimum height at `width`.
  public func minimumHeight(width: Double) -> Double {
    if let narrow = narrowRow(in: width) { return narrow.minimumHeight(width: width) }
    let sizes = sizes(width: width - across, fills: true)
    let heights = zip(visible, sizes).map { minimumHeight(of: $0, natural: $1) }
    return switch stack.axis {
    case .horizontal, .depth: down + (heights.max() ?? 0)
    case .vertical: heights.reduce(down + gaps, +)
    }
  }

  /// Returns the frames of the pieces, in their order, if the stack fills `frame`.
  ///
  /// If a piece takes up no space, its frame is `nil`.
  public func frames(filling frame: OverlayRect) -> [OverlayRect?] {
    var frames =
      (narrowRow(in: frame.size.width)?.frames(filling: frame) ?? visibleFrames(in: frame))[...]
    return pieces.map { $0.takesRoom ? frames.removeFirst() : nil }
  }

  /// Returns the layout of a row that is too narrow for its buttons or images, or `nil` for any
  /// other stack.
  private func narrowRow(in width: Double) -> NarrowRow? {
    guard width < .infinity, let yielding, widthNeeded(beside: yielding) > width else { return nil }
    return NarrowRow(self, yielding: yielding)
  }

  /// Whether pieces extend from one edge of the stack to the other.
  var isFilled: Bool { stack.alignment == .fill || stack.alignment == .even }
  private var padding: Insets { stack.padding }
  private var across: Double { padding.left + padding.right }
  private var down: Double { padding.top + padding.bottom }
  private var gaps: Double { stack.spacing * Double(max(visible.count - 1, 0)) }

  private func visibleFrames(in frame: OverlayRect) -> [OverlayRect] {
    let room = OverlaySize(width: frame.size.width - across, height: frame.size.height - down)
    let sizes = sizes(width: room.width, fills: true)
    let heights = heights(of: sizes, in: room)
    var (x, y) = (frame.minX + padding.left, frame.minY + padding.top)
    return zip(visible, zip(sizes, heights)).map { piece, extent in
      let (size, height) = extent
      switch stack.axis {
      case .horizontal:
        defer { x += size.width + stack.spacing }
        return OverlayRect(
          x: x, y: y + offset(of: room.height - height), width: size.width, height: height)
      case .vertical, .depth:
        defer { if stack.axis == .vertical { y += height + stack.spacing } }
        let goesAcross =
          isFilled
          || (stack.axis == .vertical && piece.node.isDivider) || piece.node.fillsWidth
        let width = goesAcross ? max(room.width, 0) : size.width
        let drop =
          stack.axis == .depth
          ? offset(of: room.height - height, at: stack.depthAlignment.inStack) : 0
        return OverlayRect(
          x: x + offset(of: room.width - width), y: y + drop, width: width, height: height)
      }
    }
  }

  /// Returns the distance before a piece, given the unused space across the stack.
  func offset(of room: Double) -> Double { offset(of: room, at: stack.alignment) }

  private func offset(of room: Double, at alignment: OverlayNode.Stack.Alignment) -> Double {
    let offset = alignment.offset(of: room)
    return isInWholePoints ? offset.rounded(.towardZero) : offset
  }

  /// Returns the heights of the pieces if the stack fills `room`.
  private func heights(of sizes: [OverlaySize], in room: OverlaySize) -> [Double] {
    let extents = zip(visible, sizes).map { piece, size in
      (natural: size.height, least: minimumHeight(of: piece, natural: size))
    }
    switch stack.axis {
    case .depth:
      return zip(visible, extents).map { piece, extent in
        max(piece.node.growsDown ? room.height : min(extent.natural, room.height), extent.least)
      }
    case .horizontal:
      return zip(visible, extents).map { piece, extent in
        isFilled || piece.node.isDivider || piece.node.fillsHeight
          ? room.height : max(min(extent.natural, room.height), extent.least)
      }
    case .vertical:
      // The height of a column is shared like the width of a row: pieces shrink toward their
      // minimum, and flexible spacers and columns use the rest.
      let asked = zip(visible, extents).map { piece, extent in
        RowLayout.Piece(
          least: extent.least, natural: extent.natural,
          isFlexible: piece.node.isGrowingRoom || piece.node.growsDown)
      }
      return rounded(RowLayout.widths(of: asked, spacing: stack.spacing, in: room.height))
    }
  }

  /// Returns the sizes of the pieces.
  ///
  /// A filled row uses the whole width.
  private func sizes(width: Double, fills: Bool) -> [OverlaySize] {
    guard stack.axis == .horizontal else {
      return visible.map { piece in
        let natural = size(of: piece, width: max(width, 0))
        guard natural.width < width else { return natural }
        guard !isFilled else {
          return fills ? OverlaySize(width: width, height: natural.height) : natural
        }
        // Text in a piece that doesn't fill the width wraps at the piece's own width.
        let height = size(of: piece, width: natural.width).height
        return OverlaySize(width: natural.width, height: height)
      }
    }
    let natural = visible.map { self.width(of: $0, within: max(width, 0)) }
    return zip(visible, rowWidths(natural, in: width, fills: fills)).map { piece, width in
      OverlaySize(width: width, height: size(of: piece, width: width).height)
    }
  }

  /// Returns the widths of a row's pieces.
  ///
  /// A filled row uses the whole width.
  private func rowWidths(_ natural: [Double], in width: Double, fills: Bool) -> [Double] {
    if stack.alignment == .even, visible.count == 1, natural[0] <= width {
      // A single piece uses the whole row.
      return fills ? [width] : natural
    }
    // Next to a flexible spacer, texts keep their natural width, so that the spacer separates them.
    // Several texts in a row stay together.
    let hasSpacer = visible.contains { $0.node.isGrowingRoom }
    let hasTexts = visible.count { $0.node.isText } > 1
    // A button that requests more width than its label doesn't reduce the minimum width of texts.
    let stretched = width.isFinite && visible.contains { $0.node.wantsWidth } ? yielding : nil
    let asked = zip(visible, natural).map { piece, natural in
      let isLabel = YieldingPiece.labeledButton.includes(piece.node) && visible.count > 1
      let isEndless = width.isFinite && piece.node.wantsAllWidth
      let content = isLabel || isEndless ? min(natural, piece.contentWidth) : natural
      let least =
        if isLabel {
          // If a row is wide enough for its labels, no label is shortened.
          content
        } else if let stretched, piece.node.isFlexible, !piece.node.isGap {
          leastWidth(of: piece, natural: natural, beside: stretched)
        } else {
          minimumWidth(of: piece, natural: natural)
        }
      return RowLayout.Piece(
        least: least, natural: isEndless ? content : natural,
        isFlexible: fills && piece.node.isFlexible
          && (!hasSpacer || piece.node.isGrowingRoom || piece.node.fillsWidth)
          && !(hasTexts && piece.node.isText),
        isFixed: piece.node.isFixed)
    }
    guard stack.alignment == .even else {
      return rounded(
        RowLayout.widths(
          of: asked, endless: visible.indices.filter { visible[$0].node.wantsAllWidth },
          spacing: stack.spacing, in: width))
    }
    let wish = RowLayout.evenWidth(of: asked, spacing: stack.spacing)
    return rounded(
      RowLayout.evenWidths(
        of: asked, spacing: stack.spacing, in: fills ? width : min(wish, width)))
  }

  /// Returns the natural size of a piece, within `width` if possible.
  func size(of piece: MeasuredPiece, width: Double) -> OverlaySize {
    guard let gap = piece.node.gap else { return piece.size(width: width) }
    return switch stack.axis {
    case .horizontal: OverlaySize(width: gap, height: 0)
    case .vertical: OverlaySize(width: 0, height: gap)
    case .depth: OverlaySize(width: 0, height: piece.node.isDivider ? gap : 0)
    }
  }

  /// Returns the width of a piece's natural size, within `width` if possible.
  func width(of piece: MeasuredPiece, within width: Double) -> Double {
    piece.node.isGap ? size(of: piece, width: width).width : piece.naturalWidth(within: width)
  }

  func minimumWidth(of piece: MeasuredPiece, natural: Double) -> Double {
    // In a row, a piece keeps a set width, and only texts shrink.
    let isKept = piece.node.isGap || (stack.axis == .horizontal && piece.node.hasWidth)
    return isKept ? natural : piece.minimumWidth(of: natural)
  }

  private func minimumHeight(of piece: MeasuredPiece, natural: OverlaySize) -> Double {
    piece.node.isGap ? natural.height : piece.minimumHeight(of: natural, width: natural.width)
  }

  /// Returns the extents rounded so that all edges are at whole points, if `isInWholePoints` is
  /// set.
  ///
  /// Edges are rounded rather than extents, to preserve the sum.
  func rounded(_ extents: [Double]) -> [Double] {
    guard isInWholePoints else { return extents }
    var (edge, known) = (0.0, 0.0)
    return extents.map { extent in
      edge += extent
      defer { known = edge.rounded() }
      return edge.rounded() - known
    }
  }
}

extension OverlayNode.Stack.Alignment {
  fileprivate func offset(of room: Double) -> Double {
    switch self {
    case .leading, .fill, .even: 0
    case .center: room / 2
    case .trailing: room
    }
  }
}

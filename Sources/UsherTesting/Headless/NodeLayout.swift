internal import Usher

/// A layout for content without a toolkit.
///
/// Characters are half as wide as the font size, and lines are 1.35 times as high as the font size.
/// The layout is deliberately simple, because tests need sizes that are plausible, predictable, and
/// equal on all platforms. If content contains pages, only the shown page is laid out.
@MainActor
enum NodeLayout {
  /// Returns the size of a node.
  ///
  /// - Parameters:
  ///   - node: The node to lay out.
  ///   - width: The available width, in points.
  /// - Returns: The natural size, at most `width` wide if possible. It is zero for spacers and
  ///   dividers, because their stack determines their size.
  static func size(of node: OverlayNode, width: Double) -> OverlaySize {
    switch node {
    case .text(let text): size(of: text, width: width)
    case .image(let image):
      OverlaySize(width: min(image.size.width, width), height: image.size.height)
    case .button(let button): size(of: button, width: width)
    case .field(let field):
      OverlaySize(
        width: max(min(field.naturalWidth, width), 0),
        height: textHeight(of: field, width: width)
          + (field.validationError.map { validationError in
            field.validationErrorHeight(in: width) { size(of: validationError, width: $0).height }
          } ?? 0))
    case .input(let input): size(of: input, width: width)
    case .rating(let rating): rating.size(within: width)
    case .activity(let activity): OverlaySize(width: activity.size, height: activity.size)
    case .progress(let bar):
      OverlaySize(
        width: max(min(OverlayNode.ProgressBar.idealWidth, width), 0), height: bar.thickness)
    case .divider, .spacer: .zero
    case .native(let view):
      OverlaySize(width: min(view.size.width, width), height: view.size.height)
    case .stack(let stack): StackLayout(stack).size(width: width)
    case .box(let box): size(of: box, width: width)
    case .pages(let pages): pages.page.map { size(of: $0, width: width) } ?? .zero
    case .scroll(let scroll):
      size(of: scroll.child, width: width).noHigher(than: scroll.maximumHeight ?? .infinity)
    }
  }

  /// Returns the frames of pieces in content that fills a card.
  ///
  /// If the content doesn't fit into the card, it scrolls, and starts at the top.
  static func frames(of kind: Kind, on card: OverlayRect, in root: OverlayNode) -> [OverlayRect] {
    let least = NodePiece(node: root).minimumHeight(width: card.size.width)
    let root = least > card.size.height ? .scroll(OverlayNode.Scroll(root)) : root
    return frames(of: kind, in: root, filling: card)
  }

  /// Returns the frames of pieces if `node` fills `frame`, in reading order.
  ///
  /// Pieces on pages that aren't shown have an empty frame.
  static func frames(of kind: Kind, in node: OverlayNode, filling frame: OverlayRect)
    -> [OverlayRect]
  {
    switch node {
    case .image, .activity, .progress, .divider, .spacer, .native: []
    case .text(let text): linkFrames(of: text, filling: frame)
    case .button: [frame]
    case .field, .input, .rating: kind == .control ? [frame] : []
    case .stack(let stack):
      zip(stack.children, StackLayout(stack).frames(filling: frame)).flatMap { child, frame in
        frame.map { frames(of: kind, in: child, filling: $0) } ?? hiddenFrames(of: kind, in: child)
      }
    case .box(let box):
      box.child.map { frames(of: kind, in: $0, filling: box.childFrame(in: frame)) } ?? []
    case .pages(let pages):
      pages.all.enumerated().flatMap { index, page in
        index == pages.position
          ? frames(of: kind, in: page, filling: frame) : hiddenFrames(of: kind, in: page)
      }
    case .scroll(let scroll):
      // The content of a scroll view has its natural height and starts at the top.
      frames(
        of: kind, in: scroll.child,
        filling: OverlayRect(
          x: frame.minX, y: frame.minY, width: frame.size.width,
          height: max(size(of: scroll.child, width: frame.size.width).height, frame.size.height)))
    }
  }

  /// Returns an empty frame for each piece.
  static func hiddenFrames(of kind: Kind, in node: OverlayNode) -> [OverlayRect] {
    let count =
      switch kind {
      case .button: node.buttons.count
      case .control:
        node.buttons.count + node.fields.count + node.inputs.count
          + node.ratings.count
      }
    return Array(repeating: OverlayRect(x: 0, y: 0, width: 0, height: 0), count: count)
  }

  /// A kind of piece to find in content.
  enum Kind {
    /// Buttons.
    case button
    /// Pieces that respond to a press: buttons, fields, inputs and ratings.
    case control
  }

  /// Returns whether a node takes up space and needs a gap to its neighbors.
  ///
  /// Empty texts, ratings without symbols, and pages without a shown page take up no space.
  static func occupiesSpace(_ node: OverlayNode) -> Bool {
    switch node {
    case .text(let text): !text.runs.isEmpty
    case .rating(let rating): !rating.items.isEmpty
    case .pages(let pages): pages.page.map { occupiesSpace($0) } ?? false
    case .scroll(let scroll): occupiesSpace(scroll.child)
    case .stack, .image, .button, .field, .input, .activity, .progress, .divider, .spacer, .box,
      .native:
      true
    }
  }

  private static func size(of text: OverlayNode.Text, width: Double) -> OverlaySize {
    var length = extent(of: text.runs[...], in: text)
    guard length > 0 else { return .zero }
    for other in text.reservedTexts { length = max(length, extent(of: other.runs[...], in: other)) }
    let height = 1.35 * (text.runs.map { text.font(of: $0).size }.max() ?? text.font.size)
    guard length > width, width > 0 else { return OverlaySize(width: length, height: height) }
    let lines = min((length / width).rounded(.up), text.lineLimit.map(Double.init) ?? .infinity)
    return OverlaySize(width: width, height: lines * height)
  }

  /// Returns the frames of a text's links, each on the line on which it begins.
  private static func linkFrames(
    of text: OverlayNode.Text, filling frame: OverlayRect
  ) -> [OverlayRect] {
    let (height, width) = (size(of: text, width: .infinity).height, max(frame.size.width, 1))
    return text.linkRanges.map { range in
      let start = extent(of: text.runs[..<range.lowerBound], in: text)
      let line = (start / width).rounded(.down)
      return OverlayRect(
        x: frame.minX + start - line * width, y: frame.minY + line * height,
        width: min(extent(of: text.runs[range], in: text), width * (line + 1) - start),
        height: height)
    }
  }

  private static func extent(of runs: ArraySlice<OverlayNode.Text.Run>, in text: OverlayNode.Text)
    -> Double
  {
    runs.reduce(0) { $0 + Double($1.string.count) * text.font(of: $1).size / 2 }
  }

  private static func textHeight(of field: OverlayNode.Field, width: Double) -> Double {
    func placeholder(_ width: Double) -> Double { size(of: field.placeholder, width: width).height }
    guard field.isMultiline else {
      return field.height(in: width, line: 0, placeholder: placeholder)
    }
    func height(of line: Substring, width: Double) -> Double {
      let line = line.isEmpty ? " " : String(line)
      return size(of: OverlayNode.Text(line, font: field.font), width: width).height
    }
    let lines = field.visibleText.split(separator: "\n", omittingEmptySubsequences: false)
    return field.multilineHeight(
      in: width, line: height(of: "", width: .infinity),
      text: { width in lines.reduce(0) { $0 + height(of: $1, width: width) } },
      placeholder: placeholder)
  }

  private static func size(of button: OverlayNode.Button, width: Double) -> OverlaySize {
    let padding = button.style.padding
    let room = width - padding.left - padding.right
    let icon = button.leading.map { size(of: $0, width: room) } ?? .zero
    let gap =
      button.leading == nil || button.label.runs.isEmpty ? 0 : OverlayNode.Button.iconSpacing
    let label = size(of: button.label, width: room - icon.width - gap)
    return button.size(
      around: OverlaySize(
        width: icon.width + gap + label.width, height: max(icon.height, label.height)))
  }

  private static func size(of input: OverlayNode.Input, width: Double) -> OverlaySize {
    switch input.kind {
    case .toggle:
      OverlaySize(
        width: OverlayNode.Input.toggleSize.width, height: OverlayNode.Input.minimumHeight)
    case .stepper:
      OverlaySize(
        width: OverlayNode.Input.stepperSize.width, height: OverlayNode.Input.stepperHeight)
    case .slider:
      OverlaySize(
        width: max(min(OverlayNode.Input.idealWidth, width), 0),
        height: OverlayNode.Input.minimumHeight)
    case .choice: size(ofChoice: input, width: width)
    case .date: OverlayNode.Input.dateSize
    }
  }

  private static func size(ofChoice input: OverlayNode.Input, width: Double) -> OverlaySize {
    let titles = input.options.map {
      size(of: input.title(of: $0), width: max(width - input.widthBesideTitle, 0))
    }
    let least = input.isList ? OverlayNode.Input.minimumHeight : OverlayNode.Input.menuHeight
    let heights = titles.map { max($0.height, least) }
    return OverlaySize(
      width: max(min(input.width(around: titles.map(\.width).max() ?? 0), width), 0),
      height: input.isList ? heights.reduce(0, +) : heights.max() ?? least)
  }

  private static func size(of box: OverlayNode.Box, width: Double) -> OverlaySize {
    box.naturalSize(
      around: box.child.map { size(of: $0, width: box.childWidth(in: width)) } ?? .zero,
      within: width)
  }
}

extension OverlayNode.Field {
  @MainActor
  fileprivate var naturalWidth: Double {
    width(around: NodeLayout.size(of: .text(placeholder), width: .infinity).width)
  }
}

extension OverlayNode.Pages {
  /// The page that is currently shown, or `nil` if no page is shown.
  @MainActor
  var page: OverlayNode? { position.map { all[$0] } }
}

extension OverlaySize {
  fileprivate func noHigher(than height: Double) -> OverlaySize {
    OverlaySize(width: width, height: min(self.height, height))
  }
}

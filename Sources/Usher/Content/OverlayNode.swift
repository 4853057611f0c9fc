/// A node of an overlay's content, drawn by each host using native views.
///
/// Lengths and text sizes that are not finite, negative or too large are replaced when a node is
/// created. Each initializer documents the replacement.
public indirect enum OverlayNode: Sendable {
  /// Nodes in a row, in a column or on top of each other.
  case stack(Stack)
  /// Text.
  case text(Text)
  /// An image or an icon.
  case image(Image)
  /// A button.
  case button(Button)
  /// A single-line or multiline text field.
  case field(Field)
  /// A switch, a slider, or a choice.
  case input(Input)
  /// A row of symbols, such as stars, from which the user chooses one.
  case rating(Rating)
  /// An activity indicator.
  case activity(Activity)
  /// A progress bar.
  case progress(ProgressBar)
  /// A line between two nodes.
  case divider(Divider)
  /// Empty space between two nodes.
  case spacer(Spacer)
  /// A node with its own surface.
  case box(Box)
  /// Several nodes, one of which is shown at a time.
  case pages(Pages)
  /// A node that scrolls.
  case scroll(Scroll)
  /// A native view of the platform.
  case native(NativeView)

  /// The child nodes in reading order, including hidden pages.
  public var children: [OverlayNode] {
    switch self {
    case .stack(let stack): stack.children
    case .box(let box): box.child.map { [$0] } ?? []
    case .pages(let pages): pages.all
    case .scroll(let scroll): [scroll.child]
    case .text, .image, .button, .field, .input, .rating, .activity, .progress, .divider, .spacer,
      .native:
      []
    }
  }

  /// Whether the node gets a share of the remaining width in a row.
  ///
  /// This is the case for texts, fields, progress bars and flexible spacers, and for nodes that
  /// contain them.
  public var isFlexible: Bool {
    switch self {
    case .text, .field, .progress: true
    case .input(let input): input.fillsWidth
    case .spacer(let spacer): spacer.isFlexible
    case .native(let view): view.isFlexible
    case .box(let box): box.width == nil && !box.hugsContent && children.contains { $0.isFlexible }
    case .stack(let stack):
      // In a column, a flexible spacer grows vertically.
      children.contains { $0.isFlexible && (stack.axis == .horizontal || !$0.isGrowingRoom) }
    case .pages, .scroll: children.contains { $0.isFlexible }
    case .image, .button, .rating, .activity, .divider: false
    }
  }

  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether the node uses remaining height, for example because it is a column with a flexible
  /// spacer.
  public var growsDown: Bool {
    switch self {
    case .stack(let stack):
      switch stack.axis {
      case .vertical: stack.children.contains { $0.growsDown || $0.isGrowingRoom }
      case .horizontal, .depth: stack.children.contains { $0.growsDown }
      }
    case .box(let box): box.height == nil && children.contains { $0.growsDown }
    case .pages, .scroll, .text, .image, .button, .field, .input, .rating, .activity, .progress,
      .divider, .spacer, .native:
      false
    }
  }

  /// The node's buttons in reading order, followed by a box for not being asked again, by the links
  /// of texts, and by a grabber.
  ///
  /// The index of a button is its `ActionID`.
  public var buttons: [Button] { buttonsInPlace.inOrderOfNumbers { $0 } }

  /// The node's buttons and links in reading order.
  package var buttonsInPlace: [Button] {
    switch self {
    case .button(let button): [button]
    case .text(let text): text.links
    case .stack, .box, .pages, .scroll, .image, .field, .input, .rating, .activity, .progress,
      .divider, .spacer, .native:
      children.flatMap { $0.buttonsInPlace }
    }
  }

  /// The index in `buttons` of the first visible default button, or `nil` if it is missing or
  /// disabled.
  @MainActor
  public var defaultButton: Int? { pressableButton { $0.isDefault } }

  /// The index in `buttons` of the first visible button that Escape presses, or `nil` if it is
  /// missing or disabled.
  @MainActor
  var cancelButton: Int? { pressableButton { $0.isCancel } }

  /// The index of the first visible button that `fits` accepts, or `nil` if that button is
  /// disabled.
  @MainActor
  private func pressableButton(_ fits: (Button) -> Bool) -> Int? {
    Array(zip(buttonsInPlace, showsButtons)).inOrderOfNumbers(\.0).enumerated()
      .first { fits($1.0) && $1.1 }
      .flatMap { $1.0.isPressable ? $0 : nil }
  }

  /// Whether each of `buttonsInPlace` is visible, that is, on no hidden page.
  @MainActor
  private var showsButtons: [Bool] {
    guard case .pages(let pages) = self else {
      return children.isEmpty
        ? buttonsInPlace.map { _ in true } : children.flatMap { $0.showsButtons }
    }
    let position = pages.position
    return pages.all.enumerated().flatMap { index, page in
      page.showsButtons.map { $0 && index == position }
    }
  }

  /// The text fields in reading order.
  public var fields: [Field] {
    if case .field(let field) = self { [field] } else { children.flatMap { $0.fields } }
  }

  /// The inputs, such as switches, in reading order.
  public var inputs: [Input] {
    if case .input(let input) = self { [input] } else { children.flatMap { $0.inputs } }
  }

  /// The ratings in reading order.
  public var ratings: [Rating] {
    if case .rating(let rating) = self { [rating] } else { children.flatMap { $0.ratings } }
  }

  /// Whether the node shows the remaining lifetime of the overlay.
  package var showsTimeLeft: Bool {
    if case .progress(let bar) = self, case .timeLeft = bar.source { return true }
    return children.contains { $0.showsTimeLeft }
  }

  /// The texts, button titles and texts of native views in reading order, including hidden pages.
  public var texts: [String] {
    switch self {
    case .text(let text): [text.string]
    case .button(let button): [button.title]
    case .native(let view): view.says
    case .stack, .box, .pages, .scroll, .image, .field, .input, .rating, .activity, .progress,
      .divider, .spacer:
      children.flatMap { $0.texts }
    }
  }

  /// The tree with only the visible page of each `Pages` node, and with validation errors below
  /// their fields.
  @MainActor
  package var shown: OverlayNode {
    switch self {
    case .stack, .box, .scroll: mapChildren { $0.shown }
    case .pages(let pages): pages.position.map { pages.all[$0].shown } ?? .text(Text(""))
    case .field(let field):
      field.validationError.map {
        .stack(Stack(.vertical, spacing: 0, children: [self, .text($0)]))
      } ?? self
    case .text, .image, .button, .input, .rating, .activity, .progress, .divider, .spacer, .native:
      self
    }
  }

  func mapChildren(_ transform: (OverlayNode) -> OverlayNode) -> OverlayNode {
    switch self {
    case .stack(var stack):
      stack.children = stack.children.map(transform)
      return .stack(stack)
    case .box(var box):
      box.child = box.child.map(transform)
      return .box(box)
    case .scroll(var scroll):
      scroll.child = transform(scroll.child)
      return .scroll(scroll)
    case .pages(var pages):
      pages.initial = pages.initial.map(transform)
      pages.pages = pages.pages.map(transform)
      return .pages(pages)
    case .text, .image, .button, .field, .input, .rating, .activity, .progress, .divider, .spacer,
      .native:
      return self
    }
  }

  /// The maximum distance that a box's shadow extends beyond the box, in points.
  var shadowReach: Double {
    let inner = children.reduce(0) { max($0, $1.shadowReach) }
    guard case .box(let box) = self, let shadow = box.style?.shadow else { return inner }
    return max(inner, shadow.reach)
  }

  /// Whether the node is invisible and contains no controls.
  @_spi(Facades) public var isEmpty: Bool {
    switch self {
    case .stack, .pages, .scroll: children.allSatisfy { $0.isEmpty }
    case .box(let box): box.style == nil && children.allSatisfy { $0.isEmpty }
    case .text(let text): text.isBlank
    case .button(let button): button.label.isBlank && button.icon == nil
    case .rating(let rating): rating.items.isEmpty
    case .spacer: true
    case .image, .field, .input, .activity, .progress, .divider, .native: false
    }
  }
}

extension Array {
  /// Returns the elements in the order of their buttons' numbers.
  package func inOrderOfNumbers(_ button: (Element) -> OverlayNode.Button) -> [Element] {
    guard contains(where: { button($0).kind != .action }) else { return self }
    return enumerated().sorted {
      (button($0.element).kind.order, $0.offset) < (button($1.element).kind.order, $1.offset)
    }
    .map(\.element)
  }
}

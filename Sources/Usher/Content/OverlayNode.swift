/// A node of an overlay's content: a small tree that every host draws with its own native views.
///
/// Lengths and text sizes that are not finite, negative or huge are mended when a node is made;
/// each initializer says how.
public indirect enum OverlayNode: Sendable {
  /// Nodes in a row or a column, or over each other.
  case stack(Stack)
  /// A text.
  case text(Text)
  /// A picture or an icon.
  case image(Image)
  /// A button.
  case button(Button)
  /// A text field of one line.
  case field(Field)
  /// A row of symbols, such as stars, of which the user chooses one.
  case rating(Rating)
  /// An activity indicator.
  case activity(Activity)
  /// A progress bar.
  case progress(ProgressBar)
  /// A dividing line between two nodes.
  case divider(Divider)
  /// Empty room between two nodes.
  case spacer(Spacer)
  /// A node on a surface of its own.
  case box(Box)
  /// Several nodes of which one is shown at a time.
  case pages(Pages)
  /// A node that scrolls.
  case scroll(Scroll)
  /// A view of the platform's own.
  case native(NativeView)

  /// The node's children in reading order; for pages, all of them, whether shown or not.
  public var children: [OverlayNode] {
    switch self {
    case .stack(let stack): stack.children
    case .box(let box): box.child.map { [$0] } ?? []
    case .pages(let pages): pages.all
    case .scroll(let scroll): [scroll.child]
    case .text, .image, .button, .field, .rating, .activity, .progress, .divider, .spacer, .native:
      []
    }
  }

  /// Whether the node takes a share of the remaining width in a row, as texts, fields, progress
  /// bars and flexible spacers do, and nodes that contain these.
  public var isFlexible: Bool {
    switch self {
    case .text, .field, .progress: true
    case .spacer(let spacer): spacer.isFlexible
    case .native(let view): view.isFlexible
    case .box(let box): box.width == nil && !box.hugsContent && children.contains { $0.isFlexible }
    case .stack(let stack):
      // A flexible spacer in a column grows down, not to the side.
      children.contains { $0.isFlexible && (stack.axis == .horizontal || !$0.isGrowingRoom) }
    case .pages, .scroll: children.contains { $0.isFlexible }
    case .image, .button, .rating, .activity, .divider: false
    }
  }

  /// Whether the node is a text.
  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether the node takes remaining height, as a column with a flexible spacer does.
  public var growsDown: Bool {
    switch self {
    case .stack(let stack):
      switch stack.axis {
      case .vertical: stack.children.contains { $0.growsDown || $0.isGrowingRoom }
      case .horizontal, .depth: stack.children.contains { $0.growsDown }
      }
    case .box(let box): box.height == nil && children.contains { $0.growsDown }
    case .pages, .scroll, .text, .image, .button, .field, .rating, .activity, .progress, .divider,
      .spacer, .native:
      false
    }
  }

  /// The node's buttons in reading order; a button's index in the array is its `ActionID`.
  public var buttons: [Button] {
    if case .button(let button) = self { [button] } else { children.flatMap { $0.buttons } }
  }

  /// The index in `buttons` of the first default button that is shown; `nil` for none, and if the
  /// button cannot be pressed.
  @MainActor
  public var defaultButton: Int? { pressableButton { $0.isDefault } }

  /// The index in `buttons` of the first shown button that Escape presses; `nil` for none, and if
  /// the button cannot be pressed.
  @MainActor
  var cancelButton: Int? { pressableButton { $0.isCancel } }

  /// The index of the first shown button for which `fits` holds, if it can be pressed.
  @MainActor
  private func pressableButton(_ fits: (Button) -> Bool) -> Int? {
    zip(buttons, showsButtons).enumerated().first { fits($1.0) && $1.1 }
      .flatMap { $1.0.isPressable ? $0 : nil }
  }

  /// Whether each of `buttons` is shown, or is on another page than the shown one.
  @MainActor
  private var showsButtons: [Bool] {
    if case .button = self { return [true] }
    guard case .pages(let pages) = self else { return children.flatMap { $0.showsButtons } }
    let position = pages.position
    return pages.all.enumerated().flatMap { index, page in
      page.showsButtons.map { $0 && index == position }
    }
  }

  /// The node's text fields, in reading order.
  public var fields: [Field] {
    if case .field(let field) = self { [field] } else { children.flatMap { $0.fields } }
  }

  /// The node's ratings, in reading order.
  public var ratings: [Rating] {
    if case .rating(let rating) = self { [rating] } else { children.flatMap { $0.ratings } }
  }

  /// Whether the node shows the rest of the overlay's lifetime.
  package var showsTimeLeft: Bool {
    if case .progress(let bar) = self, case .timeLeft = bar.source { return true }
    return children.contains { $0.showsTimeLeft }
  }

  /// The node's texts, the titles of its buttons and the texts of native views, in reading order;
  /// for pages, of all of them, whether shown or not.
  public var texts: [String] {
    switch self {
    case .text(let text): [text.string]
    case .button(let button): [button.title]
    case .native(let view): view.says
    case .stack, .box, .pages, .scroll, .image, .field, .rating, .activity, .progress, .divider,
      .spacer:
      children.flatMap { $0.texts }
    }
  }

  /// The same tree with only the shown page of each `Pages` node, and with the mistakes below their
  /// fields.
  @MainActor
  package var shown: OverlayNode {
    switch self {
    case .stack, .box, .scroll: mapChildren { $0.shown }
    case .pages(let pages): pages.position.map { pages.all[$0].shown } ?? .text(Text(""))
    case .field(let field):
      field.validationError.map {
        .stack(Stack(.vertical, spacing: 0, children: [self, .text($0)]))
      } ?? self
    case .text, .image, .button, .rating, .activity, .progress, .divider, .spacer, .native:
      self
    }
  }

  /// Returns the node with other children, made of its own ones.
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
    case .text, .image, .button, .field, .rating, .activity, .progress, .divider, .spacer, .native:
      return self
    }
  }

  /// The farthest that a shadow of a box in the node reaches outside that box, in points.
  var shadowReach: Double {
    let inner = children.reduce(0) { max($0, $1.shadowReach) }
    guard case .box(let box) = self, let shadow = box.style?.shadow else { return inner }
    return max(inner, shadow.reach)
  }

  /// Whether the node has nothing to see and nothing to use.
  @_spi(Facades) public var isEmpty: Bool {
    switch self {
    case .stack, .pages, .scroll: children.allSatisfy { $0.isEmpty }
    case .box(let box): box.style == nil && children.allSatisfy { $0.isEmpty }
    case .text(let text): text.isBlank
    case .button(let button): button.label.isBlank && button.icon == nil
    case .rating(let rating): rating.items.isEmpty
    case .spacer: true
    case .image, .field, .activity, .progress, .divider, .native: false
    }
  }
}

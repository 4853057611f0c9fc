/// A piece of an overlay's content: a small tree that every host draws with its own native widgets.
///
/// Lengths and text sizes that are not finite, negative or huge are mended when a piece is made; each
/// initialiser says how.
public indirect enum Node: Sendable {
  /// Pieces in a row or a column, or one over the other.
  case stack(Stack)
  /// Words.
  case text(Text)
  /// A picture or an icon.
  case image(Image)
  /// Something to press.
  case button(Button)
  /// A line to type into.
  case field(Field)
  /// Symbols to choose one of.
  case rating(Rating)
  /// A sign that something goes on.
  case activity(Activity)
  /// A bar that fills or empties.
  case progress(ProgressBar)
  /// A line between two pieces.
  case divider(Divider)
  /// Room between two pieces.
  case spacer(Spacer)
  /// A piece on a surface of its own.
  case box(Box)
  /// Several pieces of which one is shown at a time.
  case pages(Pages)
  /// A piece that scrolls.
  case scroll(Scroll)
  /// A view of the platform's own.
  case native(NativeView)

  /// The pieces in it, in reading order; of pages all, whichever is shown.
  public var children: [Node] {
    switch self {
    case .stack(let stack): stack.children
    case .box(let box): box.child.map { [$0] } ?? []
    case .pages(let pages): pages.all
    case .scroll(let scroll): [scroll.child]
    case .text, .image, .button, .field, .rating, .activity, .progress, .divider, .spacer, .native:
      []
    }
  }

  /// Whether it wants the width that is left over in a row: text does, and what holds text.
  public var isFlexible: Bool {
    switch self {
    case .text, .field, .progress: true
    case .spacer(let spacer): spacer.isFlexible
    case .native(let view): view.isFlexible
    case .box(let box): box.width == nil && children.contains { $0.isFlexible }
    case .stack(let stack):
      // Room in a column grows down, not to the side.
      children.contains { $0.isFlexible && (stack.axis == .horizontal || !$0.isGrowingRoom) }
    case .pages, .scroll: children.contains { $0.isFlexible }
    case .image, .button, .rating, .activity, .divider: false
    }
  }

  /// Whether it wants the height that is left over: a column with room in it that grows does.
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

  /// Its buttons in reading order; the place in this list is the button's `ActionID`.
  public var buttons: [Button] {
    if case .button(let button) = self { [button] } else { children.flatMap { $0.buttons } }
  }

  /// Its lines to type into, in reading order.
  public var fields: [Field] {
    if case .field(let field) = self { [field] } else { children.flatMap { $0.fields } }
  }

  /// Its ratings, in reading order.
  public var ratings: [Rating] {
    if case .rating(let rating) = self { [rating] } else { children.flatMap { $0.ratings } }
  }

  /// Whether it shows how much is left of the overlay's lifetime.
  public var showsTimeLeft: Bool {
    if case .progress(let bar) = self, case .timeLeft = bar.source { return true }
    return children.contains { $0.showsTimeLeft }
  }

  /// Its texts, the titles of its buttons and what native views say, in reading order; of pages all, whichever is shown.
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

  /// The same tree with nothing in it of the pages that are not shown now.
  @MainActor
  public var shown: Node {
    switch self {
    case .stack(let stack):
      .stack(
        Stack(
          stack.axis, spacing: stack.spacing, alignment: stack.alignment, padding: stack.padding,
          children: stack.children.map { $0.shown }))
    case .box(let box):
      .box(
        Box(
          box.child?.shown, style: box.style, margins: box.margins, padding: box.padding,
          width: box.width, height: box.height))
    case .scroll(let scroll):
      .scroll(Scroll(scroll.child.shown, greatestHeight: scroll.greatestHeight))
    case .pages(let pages): pages.position.map { pages.all[$0].shown } ?? .text(Text(""))
    case .text, .image, .button, .field, .rating, .activity, .progress, .divider, .spacer, .native:
      self
    }
  }

  /// How far the shadows of the boxes in it reach outside them, in points.
  var shadowReach: Double {
    let inner = children.map { $0.shadowReach }.max() ?? 0
    guard case .box(let box) = self, let shadow = box.style?.shadow else { return inner }
    return max(inner, shadow.reach)
  }

  /// Whether there is nothing in it to see, or to use.
  public var isEmpty: Bool {
    switch self {
    case .stack, .pages, .scroll: children.allSatisfy { $0.isEmpty }
    case .box(let box): box.style == nil && children.allSatisfy { $0.isEmpty }
    case .text(let text): text.runs.isEmpty
    case .button(let button): button.label.runs.isEmpty && button.icon == nil
    case .rating(let rating): rating.items.isEmpty
    case .spacer: true
    case .image, .field, .activity, .progress, .divider, .native: false
    }
  }
}

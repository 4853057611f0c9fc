/// A piece of an overlay's content: a small tree that every host draws with its own native widgets.
///
/// Lengths and text sizes that are not finite, negative or huge are mended when a piece is made; each
/// initialiser says how.
public indirect enum Node: Sendable {
  /// Pieces in a row or a column.
  case stack(Stack)
  /// Words.
  case text(Text)
  /// A picture or an icon.
  case image(Image)
  /// Something to press.
  case button(Button)

  /// Whether it wants the width that is left over in a row: text does, and what holds text.
  public var isFlexible: Bool {
    switch self {
    case .stack(let stack): stack.children.contains { $0.isFlexible }
    case .text: true
    case .image, .button: false
    }
  }

  /// Its buttons in reading order; the place in this list is the button's `ActionID`.
  public var buttons: [Button] {
    switch self {
    case .stack(let stack): stack.children.flatMap { $0.buttons }
    case .button(let button): [button]
    case .text, .image: []
    }
  }

  /// Its texts and the titles of its buttons, in reading order.
  public var texts: [String] {
    switch self {
    case .stack(let stack): stack.children.flatMap { $0.texts }
    case .text(let text): [text.string]
    case .button(let button): [button.title]
    case .image: []
    }
  }

  /// Whether there is nothing in it to see.
  var isEmpty: Bool {
    switch self {
    case .stack(let stack): stack.children.allSatisfy { $0.isEmpty }
    case .text(let text): text.string.isEmpty
    case .button(let button): button.title.isEmpty
    case .image: false
    }
  }
}

import Usher

/// A tree of nodes as indented text, so that a test compares the whole of it.
struct Outline: CustomStringConvertible {
  let root: Node

  var description: String { lines(of: root).joined(separator: "\n") }

  private func lines(of node: Node) -> [String] {
    switch node {
    case .stack(let stack):
      [line(of: stack)] + inner(node)
    case .text(let text):
      ["text " + line(of: text)]
    case .image(let image):
      ["image \(image.source) \(image.size.width) \(name(of: image.color))"]
    case .button(let button):
      [
        "button \"\(button.title)\" \(name(of: button.label.color))"
          + (button.dismisses ? " dismisses" : " stays")
          + (button.isDefault ? " default" : "")
      ]
    case .field(let field):
      [
        "field \(line(of: field.placeholder)) \(field.purpose)" + (field.isFirst ? " first" : "")
      ]
    case .rating(let rating):
      ["rating \(rating.items.map(\.description)) \(rating.itemSize.width)"]
    case .activity(let activity): ["activity \(activity.size) \(name(of: activity.color))"]
    case .progress(let bar): ["progress \(bar.thickness) \(name(of: bar.color))"]
    case .divider(let divider): ["divider \(divider.thickness) \(name(of: divider.color))"]
    case .spacer(let spacer): ["spacer \(spacer.least)" + (spacer.isFlexible ? " flexible" : "")]
    case .box(let box):
      ["box width \(box.width ?? -1) height \(box.height ?? -1) padding \(edges(of: box.padding))"]
        + inner(node)
    case .pages: ["pages"] + inner(node)
    case .scroll(let scroll): ["scroll \(scroll.greatestHeight ?? -1)"] + inner(node)
    case .native(let view): ["native \(view.size.width) by \(view.size.height)"]
    }
  }

  private func line(of stack: Stack) -> String {
    "\(stack.axis) spacing \(stack.spacing) \(stack.alignment) padding \(edges(of: stack.padding))"
  }

  private func line(of text: Text) -> String {
    "\"\(text.string)\" \(text.font.size) \(text.font.weight) \(name(of: text.color))"
      + (text.alignment == .leading ? "" : " \(text.alignment)")
      + (text.lineLimit.map { " lines \($0)" } ?? "")
  }

  private func inner(_ node: Node) -> [String] {
    node.children.flatMap { lines(of: $0) }.map { "  " + $0 }
  }

  private func edges(of insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { "\($0)" }
      .joined(separator: " ")
  }

  private func name(of color: Color) -> String {
    let named: [(Color, String)] = [
      (.white, "white"), (.label, "label"), (.secondaryLabel, "secondaryLabel"),
      (.accent, "accent"), (.card, "card"),
    ]
    return named.first { $0.0 == color }?.1 ?? "\(color)"
  }
}

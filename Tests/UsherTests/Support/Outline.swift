import Usher

/// A tree of nodes as indented text, so that a test compares the whole of it.
struct Outline: CustomStringConvertible {
  let root: Node

  var description: String { lines(of: root).joined(separator: "\n") }

  private func lines(of node: Node) -> [String] {
    switch node {
    case .stack(let stack):
      [line(of: stack)] + stack.children.flatMap { lines(of: $0) }.map { "  " + $0 }
    case .text(let text):
      ["text \"\(text.string)\" \(text.size) \(text.weight) \(name(of: text.color))"]
    case .image(let image):
      ["image \(image.source) \(image.size) \(name(of: image.color))"]
    case .button(let button):
      [
        "button \"\(button.title)\" \(name(of: button.color))"
          + (button.dismisses ? " dismisses" : " stays")
      ]
    }
  }

  private func line(of stack: Stack) -> String {
    let padding = stack.padding
    let edges = [padding.top, padding.left, padding.bottom, padding.right]
    let rim = edges.map { "\($0)" }.joined(separator: " ")
    return "\(stack.axis) spacing \(stack.spacing) \(stack.alignment) padding \(rim)"
  }

  private func name(of color: Color) -> String {
    let named: [(Color, String)] = [
      (.white, "white"), (.label, "label"), (.secondaryLabel, "secondaryLabel"),
      (.accent, "accent"), (.card, "card"),
    ]
    return named.first { $0.0 == color }?.1 ?? "\(color)"
  }
}

#if os(Linux) && !UIKIT_STAND_IN
import Usher

/// A tree of nodes as indented text, so that a test can compare the whole tree.
struct NodeOutline: CustomStringConvertible {
  let root: OverlayNode

  var description: String { lines(of: root).joined(separator: "\n") }

  private func lines(of node: OverlayNode) -> [String] {
    let line: String =
      switch node {
      case .stack(let stack):
        "\(stack.axis) \(stack.spacing) \(stack.alignment)"
          + (stack.padding == .zero ? "" : " padding \(edges(stack.padding))")
      case .text(let text):
        "\"\(text.string)\" \(text.font.size) \(text.font.weight)"
          + (text.alignment == .leading ? "" : " \(text.alignment)")
          + (text.lineLimit.map { " lines \($0)" } ?? "")
      case .image(let image): "image \(image.size.width) \(image.size.height) \(image.fit)"
      case .button(let button):
        "button \"\(button.label.string)\" \(button.label.font.size) padding"
          + " \(edges(button.style.padding)) corners \(button.style.cornerRadius)"
      case .box(let box):
        "box" + (box.margins == .zero ? "" : " margins \(edges(box.margins))")
          + (box.width.map { " width \($0)" } ?? "") + (box.height.map { " height \($0)" } ?? "")
      case .spacer(let spacer): "spacer \(spacer.least)"
      case .field, .rating, .activity, .progress, .divider, .pages, .scroll, .native: "other"
      }
    return [line] + node.children.flatMap { lines(of: $0) }.map { "  " + $0 }
  }

  private func edges(_ insets: Insets) -> String {
    "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
  }
}
#endif

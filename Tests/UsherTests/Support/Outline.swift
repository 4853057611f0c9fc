@_spi(Inspection) import Usher

/// A tree of nodes as indented text, so that a test can compare the whole tree.
struct Outline: CustomStringConvertible {
  let root: OverlayNode

  var description: String { lines(of: root).joined(separator: "\n") }

  private func lines(of node: OverlayNode) -> [String] {
    switch node {
    case .stack(let stack):
      [line(of: stack)] + inner(node)
    case .text(let text):
      ["text " + line(of: text)]
    case .image(let image): ["image " + line(of: image)]
    case .button(let button): ["button " + line(of: button)]
    case .field(let field):
      [
        "field \(line(of: field.placeholder)) \(field.purpose)" + (field.isFirst ? " first" : "")
          + (field.icon.map { " icon " + line(of: $0) } ?? "")
      ]
    case .input(let input): ["input \"\(input.description)\" \(input.options)"]
    case .rating(let rating):
      ["rating \(rating.items.map(\.description)) \(rating.itemSize.width)"]
    case .activity(let activity): ["activity \(activity.size) \(name(of: activity.color))"]
    case .progress(let bar): ["progress \(bar.thickness) \(name(of: bar.color))"]
    case .divider(let divider): ["divider \(divider.thickness) \(name(of: divider.color))"]
    case .spacer(let spacer): ["spacer \(spacer.least)" + (spacer.isFlexible ? " flexible" : "")]
    case .box(let box): ["box " + line(of: box)] + inner(node)
    case .pages: ["pages"] + inner(node)
    case .scroll(let scroll): ["scroll \(scroll.maximumHeight ?? -1)"] + inner(node)
    case .native(let view): ["native \(view.size.width) by \(view.size.height)"]
    }
  }

  private func line(of stack: OverlayNode.Stack) -> String {
    "\(stack.axis) spacing \(stack.spacing) \(stack.alignment) padding \(edges(of: stack.padding))"
      + (stack.stacksUpward ? " upward" : "")
  }

  private func line(of text: OverlayNode.Text) -> String {
    "\"\(text.string)\" \(text.font.size) \(text.font.weight) \(name(of: text.color))"
      + (text.alignment == .leading ? "" : " \(text.alignment)")
      + (text.lineLimit.map { " lines \($0)" } ?? "")
  }

  private func line(of image: OverlayNode.Image) -> String {
    "\(name(of: image.source)) \(image.size.width) \(name(of: image.color))"
  }

  private func line(of button: OverlayNode.Button) -> String {
    "\"\(button.title)\" \(name(of: button.label.color))"
      + (button.icon.map { " icon " + line(of: $0) } ?? "")
      + (button.style == .bordered ? "" : " " + line(of: button.style))
      + (button.dismisses ? " dismisses" : " stays")
      + (button.isDefault ? " default" : "")
  }

  private func line(of style: OverlayNode.ButtonStyle) -> String {
    "on \(name(of: style.background)) corners \(style.cornerRadius) height \(style.height)"
      + " padding \(edges(of: style.padding))"
  }

  private func line(of box: OverlayNode.Box) -> String {
    "width \(box.width ?? -1) height \(box.height ?? -1) padding \(edges(of: box.padding))"
      + (box.margins == .zero ? "" : " margins \(edges(of: box.margins))")
      + (box.idealWidth.map { " usually \($0) wide" } ?? "")
      + (box.minimumHeight == 0 ? "" : " at least \(box.minimumHeight) high")
      + (box.style == nil ? "" : " styled")
      + (box.opacity == 1 ? "" : " opacity \(box.opacity)")
  }

  private func inner(_ node: OverlayNode) -> [String] {
    node.children.flatMap { lines(of: $0) }.map { "  " + $0 }
  }

  private func edges(of insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { "\($0)" }
      .joined(separator: " ")
  }

  private func name(of source: OverlayNode.Image.Source) -> String {
    guard case .glyph(let glyph) = source else { return "\(source)" }
    return "glyph " + (Glyph.named.first { $0.glyph == glyph }?.name ?? "unknown")
  }

  private func name(of color: AdaptiveColor) -> String {
    let named: [(AdaptiveColor, String)] = [
      (.white, "white"), (.black, "black"), (.clear, "clear"), (.label, "label"),
      (.secondaryLabel, "secondaryLabel"), (.accent, "accent"), (.accentFill, "accentFill"),
      (.accentFillLabel, "accentFillLabel"), (.danger, "danger"), (.card, "card"),
      (.separator, "separator"), (.fill, "fill"), (.star, "star"),
    ]
    return named.first { $0.0 == color }?.1
      ?? (color.light == color.dark ? hex(color.light) : "\(hex(color.light))/\(hex(color.dark))")
  }

  private func hex(_ color: RGBA) -> String {
    let digits = [color.red, color.green, color.blue].map { part in
      let byte = Int((part * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined() + (color.alpha == 1 ? "" : " of \(color.alpha)")
  }
}

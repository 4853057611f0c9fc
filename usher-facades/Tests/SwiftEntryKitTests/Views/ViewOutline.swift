import FacadeTesting
import SwiftEntryKit
import Testing
import Usher

/// A view's content as indented text, so that a test can compare it as a whole.
@MainActor
struct ViewOutline {
  let root: OverlayNode

  var description: String { lines(of: root).joined(separator: "\n") }

  private func lines(of node: OverlayNode) -> [String] {
    switch node {
    case .stack(let stack):
      [
        "\(stack.axis) \(stack.spacing) \(stack.alignment) padding \(edges(stack.padding))"
      ] + inner(node)
    case .text(let text): ["text " + words(text)]
    case .image(let image): ["image " + picture(image)]
    case .button(let button):
      [
        "button \(words(button.label)) on \(hex(button.style.background))"
          + " pressed \(hex(button.style.pressed)) corners \(button.style.cornerRadius)"
          + " height \(button.style.height) padding \(edges(button.style.padding))"
          + (button.dismisses ? " dismisses" : "") + (button.isDefault ? " default" : "")
          + named(button.identifier)
      ]
    case .field(let field):
      [
        "field \"\(field.text.value)\" \(field.purpose) \(field.font.size) \(hex(field.color))"
          + " line \(field.separator.map(hex) ?? "none")"
          + (field.isFirst ? " first" : "") + named(field.identifier),
        "  placeholder " + words(field.placeholder),
        "  icon " + (field.icon.map(picture) ?? "none"),
      ]
    case .input(let input): ["input \(input.description)"]
    case .rating(let rating):
      [
        "rating "
          + rating.items.indices.map {
            "\(rating.items[$0].description) \(rating.size(of: $0).width)"
          }.joined(separator: ", ")
      ]
    case .activity(let activity): ["activity \(activity.size) \(hex(activity.color))"]
    case .divider(let divider): ["divider \(divider.thickness) \(hex(divider.color))"]
    case .spacer(let spacer): ["spacer \(spacer.least)" + (spacer.isFlexible ? " flexible" : "")]
    case .box(let box):
      [
        "box margins \(edges(box.margins))" + (box.width.map { " width \($0)" } ?? "")
          + (box.height.map { " height \($0)" } ?? "") + (box.style == nil ? "" : " styled")
      ] + inner(node)
    case .pages: ["pages"] + inner(node)
    case .scroll: ["scroll"] + inner(node)
    case .progress, .native: ["other"]
    }
  }

  private func inner(_ node: OverlayNode) -> [String] {
    node.children.flatMap { lines(of: $0) }.map { "  " + $0 }
  }

  private func words(_ text: OverlayNode.Text) -> String {
    "\"\(text.string)\" \(text.font.size) \(text.font.weight) \(hex(text.color)) \(text.alignment)"
      + (text.lineLimit.map { " lines \($0)" } ?? "") + named(text.identifier)
  }

  private func picture(_ image: OverlayNode.Image) -> String {
    "\(name(of: image.source)) \(image.size.width)x\(image.size.height) \(image.fit)"
      + (image.isRound ? " round" : "") + " \(hex(image.color))"
      + (image.motion.map { " \($0)" } ?? "") + named(image.identifier)
  }

  private func named(_ identifier: String?) -> String { identifier.map { " #\($0)" } ?? "" }

  private func edges(_ insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { "\($0)" }.joined(separator: " ")
  }

  private func hex(_ color: AdaptiveColor) -> String {
    let (light, dark) = (hex(color.light), hex(color.dark))
    return light == dark ? light : "\(light)/\(dark)"
  }

  private func hex(_ color: RGBA) -> String {
    guard color.alpha > 0 else { return "clear" }
    let digits = [color.red, color.green, color.blue].map { part in
      let byte = Int((part * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return digits.joined() + (color.alpha == 1 ? "" : " of \(color.alpha)")
  }
}

/// Expects that a view's content equals the whole `outline`.
@MainActor
func expect(
  _ view: any ContentRepresentable, _ outline: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    ViewOutline(root: view.usherContent.root).description == outline, sourceLocation: sourceLocation
  )
}

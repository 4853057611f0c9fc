import Usher

/// Finds text and icons with too little contrast to their background.
@MainActor
struct Legibility {
  let traits: Traits
  /// The minimum contrast of text.
  var letters = 4.5
  /// The minimum contrast of icons.
  var icons = 3.0

  /// Returns descriptions of all illegible text and icons.
  func complaints(about content: OverlayContent) -> [String] {
    let grounds = grounds(of: content.style.background, on: [])
    return ([content.root] + (content.collapsed.map { [$0] } ?? [])).flatMap {
      complaints(about: $0, on: grounds)
    }
  }

  private func complaints(about node: OverlayNode, on grounds: [RGBA]) -> [String] {
    switch node {
    case .text(let text): complaints(about: text, on: grounds)
    case .image(let image): complaint(image.color, "image", on: grounds, least: icons)
    case .button(let button):
      complaints(about: button, on: over(grounds, button.style.background))
    case .field(let field):
      complaint(field.color, field.description, on: grounds, least: letters)
        + complaints(about: field.placeholder, on: grounds)
        + (field.validationError.map { complaints(about: $0, on: grounds) } ?? [])
        + (field.icon.map { complaint($0.color, "icon", on: grounds, least: icons) } ?? [])
    case .input(let input):
      input.options.flatMap { complaints(about: input.title(of: $0), on: grounds) }
    case .rating(let rating):
      rating.items.flatMap { [$0.chosen, $0.open] }.flatMap {
        complaint($0.color, "symbol", on: grounds, least: icons)
      }
    case .activity(let activity):
      complaint(activity.color, "activity", on: grounds, least: icons)
    case .progress(let bar): complaint(bar.color, "bar", on: grounds, least: icons)
    case .box(let box):
      node.children.flatMap {
        complaints(
          about: $0, on: box.style.map { self.grounds(of: $0.background, on: grounds) } ?? grounds)
      }
    case .stack(let stack) where stack.axis == .depth: overlaid(stack, on: grounds)
    case .stack, .pages, .scroll: node.children.flatMap { complaints(about: $0, on: grounds) }
    case .divider, .spacer, .native: []
    }
  }

  /// Returns descriptions for overlapping pieces, whose background includes boxes behind them.
  private func overlaid(_ stack: OverlayNode.Stack, on grounds: [RGBA]) -> [String] {
    var grounds = grounds
    return stack.children.flatMap { child in
      defer {
        if case .box(let box) = child, let style = box.style {
          grounds = self.grounds(of: style.background, on: grounds)
        }
      }
      return complaints(about: child, on: grounds)
    }
  }

  private func complaints(about button: OverlayNode.Button, on grounds: [RGBA]) -> [String] {
    complaints(about: button.label, on: grounds)
      + (button.icon.map { complaint($0.color, "icon", on: grounds, least: icons) } ?? [])
  }

  private func complaints(about text: OverlayNode.Text, on grounds: [RGBA]) -> [String] {
    text.runs.flatMap { run in
      complaint(run.color ?? text.color, run.string, on: grounds, least: letters)
    }
  }

  private func complaint(
    _ color: AdaptiveColor, _ what: String, on grounds: [RGBA], least: Double
  ) -> [String] {
    let color = color.resolved(for: traits)
    // Invisible pieces, such as empty space, need no contrast.
    guard color.alpha > 0 else { return [] }
    guard !grounds.isEmpty else { return ["\(what) stands on nothing"] }
    return grounds.map { color.contrast(with: $0) }.filter { $0 < least }
      .map { "\(what) has \($0) to 1" }
  }

  private func grounds(of background: Background, on below: [RGBA]) -> [RGBA] {
    switch background {
    case .clear, .image: below
    case .color(let color): over(below, color)
    case .gradient(let gradient): gradient.colors.flatMap { over(below, $0) }
    case .blur(let blur): [blur.resolved(for: traits).tint]
    }
  }

  private func over(_ below: [RGBA], _ color: AdaptiveColor) -> [RGBA] {
    let color = color.resolved(for: traits)
    return below.isEmpty ? [color] : below.map { color.over($0) }
  }
}

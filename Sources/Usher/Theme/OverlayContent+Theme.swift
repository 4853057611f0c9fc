extension OverlayContent {
  /// Returns the content with a theme.
  ///
  /// Colors that are named for a purpose use the theme's colors. Texts without a typeface use the
  /// theme's typeface, and standard cards and buttons are replaced by the theme's cards and
  /// buttons.
  func themed(by theme: ResolvedTheme) -> OverlayContent {
    var content = self
    content.root = root.themed(by: theme)
    content.collapsed = collapsed?.themed(by: theme)
    content.style = style.themed(by: theme)
    content.scrim = scrim == .scrim ? theme.theme.scrim : scrim.themed(by: theme)
    content.closeButton = closeButton.colored(closeButton.color.themed(by: theme))
    content.ownForeground = ownForeground.map { $0.themed(by: theme) }
    return content
  }
}

extension OverlayNode {
  fileprivate func themed(by theme: ResolvedTheme) -> OverlayNode {
    switch self {
    case .text(let text): return .text(text.themed(by: theme))
    case .image(let image): return .image(image.themed(by: theme))
    case .button(var button):
      button.label = button.label.themed(by: theme)
      button.icon = button.icon?.themed(by: theme)
      button.style = button.style.themed(by: theme)
      return .button(button)
    case .field(var field):
      field.placeholder = field.placeholder.themed(by: theme)
      field.icon = field.icon?.themed(by: theme)
      field.font = field.font.themed(by: theme)
      field.color = field.color.themed(by: theme)
      field.separator = field.separator?.themed(by: theme)
      field.errorColor = field.errorColor.themed(by: theme)
      field.ground = field.ground?.themed(by: theme)
      return .field(field)
    case .input(var input):
      input.font = input.font.themed(by: theme)
      input.color = input.color.themed(by: theme)
      input.tint = input.tint.themed(by: theme)
      input.dot = input.dot.themed(by: theme)
      input.ground = input.ground.themed(by: theme)
      input.errorColor = input.errorColor.themed(by: theme)
      return .input(input)
    case .rating(var rating):
      rating.items = rating.items.map { item in
        Rating.Item(
          item.description, chosen: item.chosen.themed(by: theme),
          open: item.open.themed(by: theme),
          size: item.size)
      }
      return .rating(rating)
    case .activity(var activity):
      activity.color = activity.color.themed(by: theme)
      return .activity(activity)
    case .progress(var bar):
      bar.color = bar.color.themed(by: theme)
      bar.track = bar.track.themed(by: theme)
      return .progress(bar)
    case .divider(var divider):
      divider.color = divider.color.themed(by: theme)
      return .divider(divider)
    case .box(var box):
      box.style = box.style?.themed(by: theme)
      return OverlayNode.box(box).mapChildren { $0.themed(by: theme) }
    case .stack, .scroll, .pages: return mapChildren { $0.themed(by: theme) }
    case .spacer, .native: return self
    }
  }
}

extension OverlayNode.Text {
  fileprivate func themed(by theme: ResolvedTheme) -> OverlayNode.Text {
    var text = self
    text.font = font.themed(by: theme)
    text.color = color.themed(by: theme)
    text.changeRuns { run in
      run.font = run.font?.themed(by: theme)
      run.color = run.color?.themed(by: theme)
    }
    return text
  }
}

extension OverlayNode.Field.Ground {
  fileprivate func themed(by theme: ResolvedTheme) -> OverlayNode.Field.Ground {
    OverlayNode.Field.Ground(
      fill: fill.themed(by: theme), edge: edge.themed(by: theme),
      editedEdge: editedEdge.themed(by: theme))
  }
}

extension OverlayNode.Image {
  fileprivate func themed(by theme: ResolvedTheme) -> OverlayNode.Image {
    colored(color.themed(by: theme))
  }
}

extension OverlayNode.Font {
  fileprivate func themed(by theme: ResolvedTheme) -> OverlayNode.Font {
    guard let typeface = theme.theme.font, family == nil, platform == nil else { return self }
    return OverlayNode.Font(
      family: typeface, size: size, weight: weight, isItalic: isItalic,
      followsTextScale: followsTextScale)
  }
}

extension OverlayNode.ButtonStyle {
  fileprivate func themed(by theme: ResolvedTheme) -> OverlayNode.ButtonStyle {
    if self == .bordered, theme.theme.buttonStyle != .bordered {
      return theme.theme.buttonStyle
    }
    return OverlayNode.ButtonStyle(
      background: background.themed(by: theme), pressed: pressed.themed(by: theme),
      cornerRadius: cornerRadius, padding: padding, height: height)
  }
}

extension OverlayStyle {
  /// Returns the style with the colors of a theme.
  ///
  /// The standard card, alert or tip is replaced by the theme's style.
  func themed(by theme: ResolvedTheme) -> OverlayStyle {
    switch self {
    case .card: return theme.card
    case .alert: return theme.alert
    case .tip: return theme.tip
    default: break
    }
    var style = self
    style.background = background.themed(by: theme)
    style.border = border?.themed(by: theme)
    style.shadow = shadow.map { shadow in
      OverlayShadow(
        color: shadow.color.themed(by: theme), blur: shadow.blur, offset: shadow.offset,
        contact: shadow.contact.map {
          OverlayShadow.Contact(
            color: $0.color.themed(by: theme), blur: $0.blur, offset: $0.offset)
        })
    }
    return style
  }
}

extension OverlayBorder {
  fileprivate func themed(by theme: ResolvedTheme) -> OverlayBorder {
    OverlayBorder(color.themed(by: theme), width: width)
  }
}

extension Background {
  fileprivate func themed(by theme: ResolvedTheme) -> Background {
    switch self {
    case .color(let color): .color(color.themed(by: theme))
    case .gradient(let gradient):
      .gradient(
        Gradient(
          colors: gradient.colors.map { $0.themed(by: theme) }, from: gradient.start,
          to: gradient.end))
    case .clear, .image, .blur: self
    }
  }
}

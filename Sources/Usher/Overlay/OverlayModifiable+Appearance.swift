internal import UsherCore

/// The appearance of an overlay's surface and content, and its semantics.
extension OverlayModifiable {
  /// The fill, corners, border and shadow of the surface.
  public var style: OverlayStyle {
    get { settings[\.content.style] }
    set { settings[\.content.style] = newValue }
  }

  /// Sets the style of the surface.
  public func style(_ style: OverlayStyle) -> Self { setting(\.content.style, to: style) }

  /// The fill of the surface.
  public var background: Background {
    get { settings[\.content.style.background] }
    set { settings[\.content.style.background] = newValue }
  }

  /// Sets the fill of the surface.
  public func background(_ background: Background) -> Self {
    setting(\.content.style.background, to: background)
  }

  /// Sets the color of the surface.
  @_disfavoredOverload
  public func background(_ color: AdaptiveColor) -> Self { background(.color(color)) }

  /// The color of texts, icons, progress bars, activity indicators and the labels of buttons, or
  /// `nil`, the default, to keep all colors.
  public var foregroundStyle: AdaptiveColor? {
    get { settings[\.foreground] }
    set { settings[\.foreground] = newValue }
  }

  /// Sets the color of texts, icons, progress bars, activity indicators and the labels of buttons.
  ///
  /// Elements with a custom color keep it. `nil` keeps all colors.
  public func foregroundStyle(_ color: AdaptiveColor?) -> Self {
    setting(\.foreground, to: color)
  }

  /// Sets the color of texts, icons, progress bars and labels of buttons that have the accent
  /// color.
  public func tint(_ color: AdaptiveColor) -> Self { setting(\.tint, to: color) }

  /// Sets the color of icons outside buttons.
  ///
  /// Multicolor images ignore it.
  public func iconColor(_ color: AdaptiveColor) -> Self { setting(\.iconColor, to: color) }

  /// Sets the space between the edges of the surface and the content, in points.
  ///
  /// It replaces the padding of the content's outermost stack.
  public func padding(_ points: Double) -> Self { padding(.all, points) }

  /// Sets the space between some edges of the surface and the content, in points.
  ///
  /// The padding at the other edges isn't changed.
  public func padding(_ edges: OverlayEdges, _ points: Double) -> Self {
    let paths: [(OverlayEdges, OverlaySettings.Path<Double?>)] = [
      (.top, \.padding.top), (.bottom, \.padding.bottom), (.leading, \.padding.leading),
      (.trailing, \.padding.trailing),
    ]
    return paths.filter { edges.contains($0.0) }.reduce(self) {
      $0.setting($1.1, to: Length.mended(points))
    }
  }

  /// The font of all texts except the labels of buttons, or `nil`, the default, to keep the fonts.
  public var font: OverlayNode.Font? {
    get { settings[\.font] }
    set { settings[\.font] = newValue }
  }

  /// Sets the font of all texts except the labels of buttons.
  public func font(_ font: OverlayNode.Font?) -> Self { setting(\.font, to: font) }

  /// Sets the alignment of the lines within each text.
  public func multilineTextAlignment(_ alignment: OverlayNode.Text.Alignment) -> Self {
    setting(\.alignment, to: alignment)
  }

  /// Sets the maximum number of lines of each text, at least 1, or `nil` for no limit.
  public func lineLimit(_ number: Int?) -> Self {
    setting(\.lineLimit, to: .some(number.map { max($0, 1) }))
  }

  /// The radii of the surface's corners.
  public var corners: Corners {
    get { settings[\.content.style.corners] }
    set { settings[\.content.style.corners] = newValue }
  }

  /// Sets the radii of the surface's corners.
  public func corners(_ corners: Corners) -> Self { setting(\.content.style.corners, to: corners) }

  /// Sets the radius of all corners, in points, at most half the shorter side.
  public func cornerRadius(_ radius: Double) -> Self { corners(.all(min(radius, Length.longest))) }

  /// Sets the radius of some corners, in points, and makes the other corners square.
  public func cornerRadius(_ radius: Double, corners: OverlayCornerSet) -> Self {
    self.corners(Corners(min(radius, Length.longest), at: corners))
  }

  /// The border of the surface, or `nil` if there is none.
  public var border: OverlayBorder? {
    get { settings[\.content.style.border] }
    set { settings[\.content.style.border] = newValue }
  }

  /// Sets or removes the border of the surface.
  public func border(_ border: OverlayBorder?) -> Self {
    setting(\.content.style.border, to: border)
  }

  /// Sets the color and width, in points, of the surface's border.
  public func border(_ color: AdaptiveColor, width: Double = 1) -> Self {
    border(OverlayBorder(color, width: width))
  }

  /// The shadow of the surface, or `nil` if there is none.
  public var shadow: OverlayShadow? {
    get { settings[\.content.style.shadow] }
    set { settings[\.content.style.shadow] = newValue }
  }

  /// Sets the shadow of the surface.
  ///
  /// `nil` or `none` removes it.
  public func shadow(_ shadow: OverlayShadow?) -> Self {
    setting(\.content.style.shadow, to: shadow)
  }

  /// Sets the shadow of the surface.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - radius: The blur radius in points, as in SwiftUI.
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downward, in points.
  /// - Returns: A changed copy.
  public func shadow(
    color: AdaptiveColor = AdaptiveColor.black.opacity(0.33), radius: Double, x: Double = 0,
    y: Double = 0
  ) -> Self {
    // The blur is twice the standard deviation, which SwiftUI and Core Animation call the radius.
    shadow(OverlayShadow(color: color, blur: 2 * radius, offset: Vector(dx: x, dy: y)))
  }

  /// When a close button is shown, or `nil`, the default, to use the content's setting.
  public var closeButton: CloseButton? {
    get { settings[\.closeButton] }
    set { settings[\.closeButton] = newValue }
  }

  /// Sets when a close button is shown on the trailing side.
  public func closeButton(_ closeButton: CloseButton?) -> Self {
    setting(\.closeButton, to: closeButton)
  }

  /// Whether the content is clipped at the corners of the surface.
  public var clipsContent: Bool {
    get { settings[\.content.style.clipsContent] }
    set { settings[\.content.style.clipsContent] = newValue }
  }

  /// Sets whether the content is clipped at the corners of the surface.
  public func clipsContent(_ clips: Bool = true) -> Self {
    setting(\.content.style.clipsContent, to: clips)
  }

  /// The fill of the backdrop, if there is one.
  ///
  /// The default darkens the app.
  public var scrim: Background {
    get { settings[\.content.scrim] }
    set { settings[\.content.scrim] = newValue }
  }

  /// Sets the fill of the backdrop, if there is one.
  public func scrim(_ fill: Background) -> Self { setting(\.content.scrim, to: fill) }

  /// The opacity at rest, from 0 to 1 (the default).
  public var opacity: Double {
    get { settings[\.configuration.opacity] }
    set { settings[\.configuration.opacity] = newValue }
  }

  /// Sets the opacity at rest, from 0 to 1.
  public func opacity(_ opacity: Double) -> Self { setting(\.configuration.opacity, to: opacity) }

  /// The light or dark appearance, or `nil`, the default, to use the system's.
  public var appearance: Appearance? {
    get { settings[\.content.appearance] }
    set { settings[\.content.appearance] = newValue }
  }

  /// Sets the light or dark appearance.
  public func appearance(_ appearance: Appearance?) -> Self {
    setting(\.content.appearance, to: appearance)
  }

  /// The style of the content that `ask`, `undoable` and similar methods create, or `nil` to use
  /// Usher's style.
  public var platformStyle: PlatformStyle? {
    get { settings[\.platformStyle] }
    set { settings[\.platformStyle] = newValue }
  }

  /// Sets the style of the content that `ask`, `undoable` and similar methods create.
  public func platformStyle(_ style: PlatformStyle?) -> Self {
    setting(\.platformStyle, to: style)
  }

  /// The haptic feedback when the overlay appears, or `nil` if there is none.
  public var haptic: Haptic? {
    get { settings[\.content.haptic] }
    set { settings[\.content.haptic] = newValue }
  }

  /// Sets the haptic feedback when the overlay appears.
  public func haptic(_ haptic: Haptic?) -> Self { setting(\.content.haptic, to: haptic) }

  /// Whether the texts are private, so that they aren't recorded in a history.
  public var isPrivate: Bool {
    get { settings[\.content.isPrivate] }
    set { settings[\.content.isPrivate] = newValue }
  }

  /// Sets whether the texts are private.
  public func isPrivate(_ isPrivate: Bool = true) -> Self {
    setting(\.content.isPrivate, to: isPrivate)
  }

  /// The text that the user can copy: by default the shown texts, one per line.
  ///
  /// The user copies it with Control-C, or Command-C on iOS, while the overlay has the keyboard
  /// focus. On iOS, a long press and an action for VoiceOver also offer to copy it. Private
  /// overlays have no such text. By default, overlays of older libraries' facades don't either.
  public var copyableText: CopyableText {
    get { settings[\.content.copyableText] }
    set { settings[\.content.copyableText] = newValue }
  }

  /// Sets whether the user can copy the shown texts.
  ///
  /// ```swift
  /// presenter.present(.notification(title: "Licensed text").copyable(false))
  /// ```
  public func copyable(_ isCopyable: Bool = true) -> Self {
    setting(\.content.copyableText, to: isCopyable ? .shown : .nothing)
  }

  /// Sets a text that the user can copy instead of the shown texts.
  ///
  /// ```swift
  /// presenter.present(
  ///   .message(.error, title: "Sending failed").copyable("Error 4711 in Outbox.swift"))
  /// ```
  public func copyable(_ text: String) -> Self {
    setting(\.content.copyableText, to: .custom(text))
  }

  /// The description for screen readers.
  public var semantics: Semantics {
    get { settings[\.content.semantics] }
    set { settings[\.content.semantics] = newValue }
  }

  /// Sets the description for screen readers.
  public func semantics(_ semantics: Semantics) -> Self {
    setting(\.content.semantics, to: semantics)
  }

  /// Sets the label for screen readers, which replaces the overlay's first text.
  public func accessibilityLabel(_ label: String) -> Self {
    setting(\.content.semantics.label, to: label)
  }
}

extension OverlayNode {
  /// Returns the node with a new color for texts, icons and labels that have a standard color.
  func foreground(_ color: AdaptiveColor, insteadOf usual: [AdaptiveColor]) -> OverlayNode {
    switch self {
    case .text(var text):
      text.color = text.color.foreground(color, insteadOf: usual)
      return .text(text)
    case .image(var image):
      image.color = image.color.foreground(color, insteadOf: usual)
      return .image(image)
    case .button(var button):
      button.label.color = button.label.color.foreground(color, insteadOf: usual)
      button.icon = button.icon.map { $0.colored($0.color.foreground(color, insteadOf: usual)) }
      return .button(button)
    case .activity(var activity):
      activity.color = activity.color.foreground(color, insteadOf: usual)
      return .activity(activity)
    case .progress(var bar):
      bar.color = bar.color.foreground(color, insteadOf: usual)
      return .progress(bar)
    case .stack, .box, .scroll, .pages:
      return mapChildren { $0.foreground(color, insteadOf: usual) }
    case .field, .input, .rating, .divider, .spacer, .native: return self
    }
  }
}

extension OverlayNode {
  /// Returns the node with a new color for images outside buttons.
  func coloringImages(_ color: AdaptiveColor) -> OverlayNode {
    switch self {
    case .image(var image):
      image.color = color
      return .image(image)
    case .stack, .box, .scroll, .pages: return mapChildren { $0.coloringImages(color) }
    case .text, .button, .field, .input, .rating, .activity, .progress, .divider, .spacer, .native:
      return self
    }
  }

  func padded(_ padding: OverlaySettings.Padding) -> OverlayNode {
    switch self {
    case .stack(var stack):
      stack.padding = padding.over(stack.padding)
      return .stack(stack)
    case .box(var box) where box.margins != .zero:
      box.margins = padding.over(box.margins)
      return .box(box)
    case .box(var box):
      if case .stack(var stack) = box.child {
        box.padding = padding.over(box.padding + stack.padding)
        stack.padding = .zero
        box.child = .stack(stack)
      } else {
        box.padding = padding.over(box.padding)
      }
      return .box(box)
    case .text, .image, .button, .field, .input, .rating, .activity, .progress, .divider, .spacer,
      .scroll, .pages, .native:
      return .box(Box(self, padding: padding.over(.zero)))
    }
  }

  /// Returns the node with changed texts, except the labels of buttons.
  func changingTexts(_ change: (inout Text) -> Void) -> OverlayNode {
    switch self {
    case .text(var text):
      change(&text)
      return .text(text)
    case .stack, .box, .scroll, .pages: return mapChildren { $0.changingTexts(change) }
    case .image, .button, .field, .input, .rating, .activity, .progress, .divider, .spacer, .native:
      return self
    }
  }
}

extension AdaptiveColor {
  /// Returns `color` if this is a standard color, or else this color.
  func foreground(_ color: AdaptiveColor, insteadOf usual: [AdaptiveColor]) -> AdaptiveColor {
    usual.contains(where: isSame) ? color : self
  }
}

public import UsherCore

/// Ready-made overlays.
extension Overlay {
  /// Returns a toast: a short text, with an icon and a button if there are any, in the style of the
  /// platform.
  ///
  /// ```swift
  /// presenter.present(.toast("Letter deleted", button: .button("Undo") { restore() }))
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text. Without a visible character, presenting it is refused as `emptyContent`.
  ///   - icon: The icon before the text; `nil` for none.
  ///   - button: The button next to the text; `nil` for none.
  /// - Returns: The overlay.
  public static func toast(
    _ text: String, icon: OverlayNode.Image.Source? = nil, button: OverlayNode.Button? = nil
  ) -> Overlay {
    toast(text, icon: icon, buttons: button.map { [$0] } ?? [])
  }

  /// Returns a toast with several buttons.
  public static func toast(
    _ text: String, icon: OverlayNode.Image.Source? = nil, buttons: [OverlayNode.Button]
  ) -> Overlay {
    Overlay(
      OverlayContent.platformToast(text, icon: icon, buttons: buttons), usual: .platformToast)
  }

  /// Returns a notification: an icon, a title above a text, and a button on the trailing side.
  ///
  /// ```swift
  /// presenter.present(
  ///   .notification(
  ///     icon: .glyph(.envelope), title: "Two new letters", text: "From Ada and Grace",
  ///     button: .button("Read") { print("reading") }))
  /// ```
  ///
  /// - Parameters:
  ///   - icon: The icon on the leading side; `nil` for none.
  ///   - title: A bold line; an empty title takes no space.
  ///   - text: The text below the title; `nil` or empty for none.
  ///   - button: The button on the trailing side; `nil` for none.
  ///   - closeButton: When there is a button that closes the notification.
  ///   - theme: The surface and the colors.
  /// - Returns: The overlay. Without an icon, a button and a visible character, presenting it is
  ///   refused as `emptyContent`.
  public static func notification(
    icon: OverlayNode.Image.Source? = nil, title: String, text: String? = nil,
    button: OverlayNode.Button? = nil, closeButton: CloseButton = .whenEndless,
    theme: MessageTheme = .plain
  ) -> Overlay {
    Overlay(
      OverlayContent.notification(
        icon: icon, title: title, description: text, button: button, closeButton: closeButton,
        theme: theme))
  }

  /// Returns a message: a notification with the icon of its kind.
  ///
  /// Screen readers say the kind first, and say an error immediately.
  ///
  /// - Parameters:
  ///   - kind: The color and the meaning of the icon, and the haptic feedback.
  ///   - layout: The layout of SwiftMessages, on a surface in the color of the kind; `nil` for a
  ///     card as of other notifications.
  ///   - title: A bold line; an empty title takes no space.
  ///   - text: The text below the title; `nil` or empty for none.
  ///   - button: The button on the trailing side; `nil` for none.
  /// - Returns: The overlay.
  public static func message(
    _ kind: OverlayMessageKind, layout: MessageLayout? = nil, title: String = "",
    text: String? = nil, button: OverlayNode.Button? = nil
  ) -> Overlay {
    guard let layout else {
      return message(kind, title: title, text: text, buttons: button.map { [$0] } ?? [])
    }
    return Overlay(
      OverlayContent.message(
        kind, layout: layout, title: title, description: text ?? "", button: button))
  }

  /// Returns a notification with several buttons.
  public static func notification(
    icon: OverlayNode.Image.Source? = nil, title: String, text: String? = nil,
    buttons: [OverlayNode.Button]
  ) -> Overlay {
    Overlay(
      OverlayContent.notification(
        icon: icon.map { OverlayNode.Image($0, color: MessageTheme.plain.icon) },
        title: title, description: text, buttons: buttons, closeButton: .whenEndless,
        theme: .plain))
  }

  /// Returns a message of a kind with several buttons.
  public static func message(
    _ kind: OverlayMessageKind, title: String = "", text: String? = nil,
    buttons: [OverlayNode.Button]
  ) -> Overlay {
    let icon = kind.glyph(.subtle).map { OverlayNode.Image.Source.glyph($0) }
    return message(kind, icon: icon, title: title, text: text, buttons: buttons)
  }

  /// Returns a message of a kind with an icon of your own, or with none.
  ///
  /// - Parameters:
  ///   - kind: The color and the meaning of the icon, and the haptic feedback.
  ///   - layout: The layout of SwiftMessages, on a surface in the color of the kind; `nil` for a
  ///     card as of other notifications.
  ///   - icon: The icon; `nil` for none.
  ///   - title: The bold line.
  ///   - text: The text below the title; `nil` for none.
  ///   - button: The button; `nil` for none.
  /// - Returns: The overlay.
  public static func message(
    _ kind: OverlayMessageKind, layout: MessageLayout? = nil, icon: OverlayNode.Image.Source?,
    title: String = "", text: String? = nil, button: OverlayNode.Button? = nil
  ) -> Overlay {
    guard let layout else {
      return message(
        kind, icon: icon, title: title, text: text, buttons: button.map { [$0] } ?? [])
    }
    return Overlay(
      OverlayContent.message(
        kind, layout: layout, title: title, description: text ?? "",
        icon: icon.map { .image(kind.icon($0)) }, button: button))
  }

  /// Returns a message on a card, with any icon and any number of buttons.
  private static func message(
    _ kind: OverlayMessageKind, icon: OverlayNode.Image.Source?, title: String, text: String?,
    buttons: [OverlayNode.Button]
  ) -> Overlay {
    var content = OverlayContent.notification(
      icon: icon.map { OverlayNode.Image($0, color: kind.color, label: kind.label) },
      title: title, description: text, buttons: buttons, closeButton: .whenEndless, theme: .plain)
    content.haptic = kind.haptic
    content.semantics = Semantics(kind: kind.label, politeness: kind.politeness)
    return Overlay(content)
  }

  /// Returns the message that a change could not be made, with the error's description.
  ///
  /// - Parameter error: The reason, described as `String(describing:)` does.
  /// - Returns: The overlay, in the current language.
  public static func notDone(_ error: any Error) -> Overlay {
    .message(.error, title: OverlayStrings.current[.notDone], text: String(describing: error))
  }

  /// An overlay that the app draws by its own means, and which only takes its turn.
  ///
  /// The app draws it from `willPresent` on, and dismisses the request once it has removed it. The
  /// overlay stays until then, unless it has a duration.
  ///
  /// ```swift
  /// let sheet = presenter.present(.external.willPresent { print("the app shows its sheet") })
  /// sheet.dismiss()  // once the app has removed its sheet
  /// ```
  public static var external: Overlay {
    Overlay(OverlayContent(.text(OverlayNode.Text("")))).duration(.infinite)
      .setting(\.configuration.drawing, to: .app)
  }

  /// Returns a banner, as wide as the window, that stays until the user or the app dismisses it.
  ///
  /// It suits conditions that last, such as a missing connection.
  ///
  /// ```swift
  /// presenter.present(.banner("No connection", button: .button("Retry") { retry() }))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - text: The text below the title; `nil` for none.
  ///   - kind: The colors and the icon; `nil` for the surface of a card, without an icon.
  ///   - button: The button; `nil` for none.
  /// - Returns: The overlay.
  public static func banner(
    _ title: String, text: String? = nil, kind: BannerKind? = nil,
    button: OverlayNode.Button? = nil
  ) -> Overlay {
    guard let kind else {
      return Overlay(
        .notification(title: title, description: text, button: button, closeButton: .never),
        preset: .persistentBanner)
    }
    let isPlain = text == nil && button == nil
    return Overlay(
      isPlain
        ? .banner(kind, title: title)
        : .banner(kind, title: title, text: text, button: button), preset: .persistentBanner)
  }

  /// Returns an alert: a title above a text, and buttons below, in the middle of the window.
  ///
  /// The app is out of reach until a button or Escape dismisses the alert. Escape presses the
  /// button with the role `cancel`, if there is one.
  ///
  /// ```swift
  /// presenter.present(
  ///   .alert(
  ///     "Empty the bin?", text: "3 letters",
  ///     buttons: [
  ///       .button("Keep", role: .cancel), .button("Empty", role: .destructive) { empty() },
  ///     ]))
  /// ```
  ///
  /// - Parameters:
  ///   - title: A bold line; an empty title takes no space.
  ///   - text: The text below the title; `nil` or empty for none.
  ///   - buttons: The buttons; without any, the alert has one that closes it.
  /// - Returns: The overlay.
  public static func alert(
    _ title: String, text: String? = nil, buttons: [OverlayNode.Button] = []
  ) -> Overlay {
    var shown = buttons.isEmpty ? [OverlayNode.Button(OverlayStrings.current[.close])] : buttons
    if shown.count == 1, !shown[0].isDestructive { shown[0].isDefault = true }
    return Overlay(
      AlertShape.usher.content(title, text ?? "", bar: ButtonBar(shown)), preset: .question)
  }

  /// Returns an alert with one button, which Return presses unless it is destructive.
  public static func alert(
    _ title: String, text: String? = nil, button: OverlayNode.Button
  ) -> Overlay {
    alert(title, text: text, buttons: [button])
  }

  /// Returns a pop-up: a picture, a title, a text and a prominent button, in the middle of the
  /// window.
  ///
  /// - Parameters:
  ///   - image: The picture at the top; `nil` for none.
  ///   - title: A bold line; an empty title takes no space.
  ///   - text: The text below the title; `nil` or empty for none.
  ///   - button: The button at the bottom, which Return presses unless it is destructive; `nil` for
  ///     one that closes the pop-up.
  /// - Returns: The overlay.
  public static func popup(
    image: OverlayNode.Image.Source? = nil, title: String, text: String? = nil,
    button: OverlayNode.Button? = nil
  ) -> Overlay {
    Overlay(
      OverlayContent.popUp(
        image: image.map { ThemeImage(OverlayNode.Image($0, size: 60)) },
        title: OverlayNode.Text(title, size: 22, weight: .semibold, alignment: .center),
        description: OverlayNode.Text(
          text ?? "", size: 16, color: .secondaryLabel, alignment: .center),
        button: (button ?? .button(OverlayStrings.current[.close])).prominent),
      preset: .question)
  }

  /// Returns a pop-up with content of your own, in the middle of the window, above a backdrop.
  ///
  /// It stays until a button, Escape or the app dismisses it, and is as wide as the window, up to
  /// 360 points, unless the content has a width.
  public static func popup(@OverlayBuilder content: () -> [OverlayElement]) -> Overlay {
    var popup = Overlay(preset: .question, content: content)
    if popup.content.root.hasWidth { popup.preset = .question.width(.intrinsic) }
    return popup
  }

  /// Returns a sheet with content of your own: at the bottom, as wide as the window, above a
  /// backdrop.
  ///
  /// It stays until a swipe down, a tap on the backdrop, Escape, a button or the app dismisses it.
  public static func sheet(@OverlayBuilder content: () -> [OverlayElement]) -> Overlay {
    var sheet = Overlay(preset: .sheet, content: content)
    sheet.content.root = .belowGrabber(sheet.content.root)
    return sheet
  }

  /// Returns a title above a progress bar; the overlay stays until the app, a swipe or Escape
  /// dismisses it.
  ///
  /// A backdrop, if you add one, keeps the app out of reach, and a tap on it does nothing.
  ///
  /// ```swift
  /// let progress = ObservableValue(0.0)
  /// presenter.present(
  ///   .progress("Sending", value: progress, button: .button("Cancel") { cancel() }))
  /// progress.value = 0.5  // the bar is half full
  /// ```
  ///
  /// - Parameters:
  ///   - title: The work in progress.
  ///   - text: The text below the title, such as "3 of 10 MB", which follows a value; `nil` for
  ///     none.
  ///   - value: The progress, from 0 to 1.
  ///   - button: The button on the trailing side, such as one to cancel; `nil` for none.
  /// - Returns: The overlay.
  public static func progress(
    _ title: String, text: ObservableValue<String>? = nil, value: ObservableValue<Double>,
    button: OverlayNode.Button? = nil
  ) -> Overlay {
    Overlay(
      OverlayContent.progress(
        OverlayNode.Text(title, weight: .semibold),
        description: text.map {
          OverlayNode.Text($0, font: OverlayNode.Font(size: 14), color: .secondaryLabel)
        }, done: value, button: button),
      preset: .persistent
    ).setting(\.backdropTap, to: .absorb)
  }

  /// Returns an activity indicator next to a title; the overlay stays until the app, a swipe or
  /// Escape dismisses it.
  ///
  /// A backdrop, if you add one, keeps the app out of reach, and a tap on it does nothing.
  ///
  /// - Parameters:
  ///   - title: The work in progress.
  ///   - text: The text below the title; `nil` for none.
  ///   - button: The button on the trailing side, such as one to cancel; `nil` for none.
  /// - Returns: The overlay.
  public static func progress(
    _ title: String, text: String? = nil, button: OverlayNode.Button? = nil
  ) -> Overlay {
    Overlay(
      OverlayContent.processing(
        OverlayNode.Text(title, weight: .semibold),
        description: text.map { OverlayNode.Text($0, size: 14, color: .secondaryLabel) },
        button: button),
      preset: .persistent
    ).setting(\.backdropTap, to: .absorb)
  }

  /// Returns a tip that points at one of the app's views or widgets; the overlay stays until a tap,
  /// a swipe, Escape or the app dismisses it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - icon: The icon on the leading side; `nil` for none.
  ///   - title: A bold line above the text; `nil` or empty for none.
  ///   - anchor: The name that the app has given the view or widget.
  ///   - edge: The edge of the view at which the tip lies if there is space.
  ///   - button: The button below the text; `nil` for none.
  /// - Returns: The overlay.
  public static func tip(
    _ text: String, icon: OverlayNode.Image.Source? = nil, title: String? = nil, anchor: AnchorID,
    edge: Anchoring.Edge = .bottom, button: OverlayNode.Button? = nil
  ) -> Overlay {
    Overlay(
      OverlayContent.tip(text, icon: icon, title: title, button: button),
      preset: .tip(beside: anchor, edge))
  }
}

extension OverlayNode {
  /// Returns a node below the handle of a sheet.
  fileprivate static func belowGrabber(_ node: OverlayNode) -> OverlayNode {
    let grabber = Box(
      style: OverlayStyle(background: .color(.secondaryLabel.opacity(0.4)), shadow: nil),
      margins: Insets(top: 8, left: 0, bottom: 0, right: 0), width: Look.grabber.width,
      height: Look.grabber.height)
    return .stack(
      Stack(
        .vertical, spacing: 0, alignment: .fill,
        children: [OverlayContent.centered(.box(grabber)), node]))
  }
}

extension OverlayNode.Button {
  /// The purpose of a button.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// The button leaves everything as it is; Escape presses it.
    case cancel
    /// The button's action destroys something, such as the user's work.
    case destructive
  }

  /// Returns a button that dismisses its overlay.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon before the title; `nil` for none.
  ///   - role: The purpose; `nil` for any other.
  ///   - isDefault: Whether Return presses the button.
  ///   - dismisses: Whether pressing the button dismisses the overlay.
  ///   - action: Called when the user presses the button.
  /// - Returns: The button.
  public static func button(
    _ title: String, icon: OverlayNode.Image.Source? = nil, role: Role? = nil,
    isDefault: Bool = false, dismisses: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> OverlayNode.Button {
    var button = OverlayNode.Button(
      title, dismisses: dismisses, isDefault: isDefault, isDestructive: role == .destructive,
      perform: action)
    button.isCancel = role == .cancel
    button.icon = icon.map {
      OverlayNode.Image($0, size: button.label.font.size + 2, color: button.label.color)
    }
    return button
  }

  /// Returns a button whose title follows a value, such as "Pause" and "Resume".
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: The purpose; `nil` for any other.
  ///   - dismisses: Whether pressing the button dismisses the overlay.
  ///   - action: Called when the user presses the button.
  /// - Returns: The button.
  public static func button(
    _ title: ObservableValue<String>, role: Role? = nil, dismisses: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> OverlayNode.Button {
    var button = button("", role: role, dismisses: dismisses, action: action)
    button.label.live = OverlayNode.Text.Live(value: title)
    return button
  }

  /// Returns the button with a surface, such as `.borderedProminent`.
  ///
  /// A button in the style `borderedProminent` is also pressed by Return, unless its role is
  /// `destructive`: then it is red.
  public func buttonStyle(_ style: OverlayNode.ButtonStyle) -> OverlayNode.Button {
    guard style == .borderedProminent else { return with(style: style) }
    guard !isDestructive else { return foregroundStyle(.white).with(style: .destructive) }
    var button = foregroundStyle(.accentFillLabel).with(style: style)
    button.isDefault = true
    return button
  }

  /// The button in the accent's color, unless its style was chosen.
  fileprivate var prominent: OverlayNode.Button {
    guard style == .bordered, !isDestructive else { return self }
    var button = buttonStyle(.borderedProminent)
    button.label.font = OverlayNode.Font(size: 16, weight: .semibold)
    return button
  }
}

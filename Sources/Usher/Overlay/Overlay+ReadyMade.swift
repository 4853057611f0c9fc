public import UsherCore

/// Ready-made overlays.
extension Overlay {
  /// Returns a toast, a short text in the style of the platform.
  ///
  /// ```swift
  /// presenter.present(.toast("Letter deleted", button: .button("Undo") { restore() }))
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text. A text without a visible character is refused as `emptyContent`.
  ///   - icon: The icon before the text.
  ///   - button: The button after the text.
  /// - Returns: The overlay.
  public static func toast(
    _ text: OverlayText, icon: OverlayNode.Image.Source? = nil, button: OverlayNode.Button? = nil
  ) -> Overlay {
    toast(text, icon: icon, buttons: button.map { [$0] } ?? [])
  }

  /// Returns a toast with several buttons.
  public static func toast(
    _ text: OverlayText, icon: OverlayNode.Image.Source? = nil, buttons: [OverlayNode.Button]
  ) -> Overlay {
    Overlay(
      OverlayContent.platformToast(text.string, icon: icon, buttons: buttons).marked(by: text),
      usual: .platformToast)
  }

  /// Returns a notification with an icon, a title, a text and a button.
  ///
  /// ```swift
  /// presenter.present(
  ///   .notification(
  ///     icon: .glyph(.envelope), title: "Two new letters", text: "From Ada and Grace",
  ///     button: .button("Read") { print("reading") }))
  /// ```
  ///
  /// - Parameters:
  ///   - icon: The icon on the leading side.
  ///   - title: The bold title. An empty title takes up no space.
  ///   - text: The text below the title.
  ///   - button: The button on the trailing side.
  ///   - closeButton: When a close button is shown.
  ///   - theme: The surface and the colors.
  /// - Returns: The overlay. It is refused as `emptyContent` if it has neither an icon nor a button
  ///   nor a visible character.
  public static func notification(
    icon: OverlayNode.Image.Source? = nil, title: String, text: OverlayText? = nil,
    button: OverlayNode.Button? = nil, closeButton: CloseButton = .whenEndless,
    theme: MessageTheme = .plain
  ) -> Overlay {
    Overlay(
      OverlayContent.notification(
        icon: icon, title: title, description: text?.string, button: button,
        closeButton: closeButton, theme: theme
      ).marked(by: text))
  }

  /// Returns a notification with the icon of a message kind.
  ///
  /// Screen readers announce the kind first, and announce errors immediately.
  ///
  /// - Parameters:
  ///   - kind: The icon and its color, and the haptic feedback.
  ///   - layout: The layout from SwiftMessages, on a surface in the color of the kind. `nil` uses
  ///     the card of other notifications.
  ///   - title: The bold title. An empty title takes up no space.
  ///   - text: The text below the title.
  ///   - button: The button on the trailing side.
  /// - Returns: The overlay.
  public static func message(
    _ kind: OverlayMessageKind, layout: MessageLayout? = nil, title: String = "",
    text: OverlayText? = nil, button: OverlayNode.Button? = nil
  ) -> Overlay {
    guard let layout else {
      return message(kind, title: title, text: text, buttons: button.map { [$0] } ?? [])
    }
    return Overlay(
      OverlayContent.message(
        kind, layout: layout, title: title, description: text?.string ?? "", button: button
      ).marked(by: text))
  }

  /// Returns a notification with several buttons.
  public static func notification(
    icon: OverlayNode.Image.Source? = nil, title: String, text: OverlayText? = nil,
    buttons: [OverlayNode.Button]
  ) -> Overlay {
    Overlay(
      OverlayContent.notification(
        icon: icon.map { OverlayNode.Image($0, color: MessageTheme.plain.icon) },
        title: title, description: text?.string, buttons: buttons, closeButton: .whenEndless,
        theme: .plain
      ).marked(by: text))
  }

  /// Returns a message with several buttons.
  public static func message(
    _ kind: OverlayMessageKind, title: String = "", text: OverlayText? = nil,
    buttons: [OverlayNode.Button]
  ) -> Overlay {
    let icon = kind.glyph(.subtle).map { OverlayNode.Image.Source.glyph($0) }
    return message(kind, icon: icon, title: title, text: text, buttons: buttons)
  }

  /// Returns a message with a custom icon, or without an icon.
  ///
  /// In other respects, it matches `message(_:layout:title:text:button:)`.
  public static func message(
    _ kind: OverlayMessageKind, layout: MessageLayout? = nil, icon: OverlayNode.Image.Source?,
    title: String = "", text: OverlayText? = nil, button: OverlayNode.Button? = nil
  ) -> Overlay {
    guard let layout else {
      return message(
        kind, icon: icon, title: title, text: text, buttons: button.map { [$0] } ?? [])
    }
    return Overlay(
      OverlayContent.message(
        kind, layout: layout, title: title, description: text?.string ?? "",
        icon: icon.map { .image(kind.icon($0)) }, button: button
      ).marked(by: text))
  }

  private static func message(
    _ kind: OverlayMessageKind, icon: OverlayNode.Image.Source?, title: String,
    text: OverlayText?, buttons: [OverlayNode.Button]
  ) -> Overlay {
    var content = OverlayContent.notification(
      icon: icon.map { OverlayNode.Image($0, color: kind.color, label: kind.label) },
      title: title, description: text?.string, buttons: buttons, closeButton: .whenEndless,
      theme: .plain
    ).marked(by: text)
    content.haptic = kind.haptic
    content.semantics = Semantics(kind: kind.label, politeness: kind.politeness)
    return Overlay(content)
  }

  /// Returns a message that a change failed, with the error's description.
  ///
  /// - Parameter error: The error, described using `String(describing:)`.
  /// - Returns: The overlay, in the current language.
  public static func notDone(_ error: any Error) -> Overlay {
    .message(.error, title: OverlayStrings.current[.notDone], text: String(describing: error))
  }

  /// An overlay that the app draws, and that only takes its turn.
  ///
  /// The app shows its view when `willPresent` is called, and dismisses the request after it
  /// removed the view. By default, the overlay has no time limit.
  ///
  /// ```swift
  /// let sheet = presenter.present(.external.willPresent { print("the app shows its sheet") })
  /// sheet.dismiss()  // once the app has removed its sheet
  /// ```
  public static var external: Overlay {
    Overlay(OverlayContent(.text(OverlayNode.Text("")))).duration(.infinite)
      .setting(\.configuration.drawing, to: .app)
  }

  /// Returns a banner as wide as the window, which stays until the user or the app dismisses it.
  ///
  /// Use it for lasting conditions, for example a missing connection.
  ///
  /// ```swift
  /// presenter.present(.banner("No connection", button: .button("Retry") { retry() }))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - text: The text below the title.
  ///   - kind: The colors and the icon. `nil` uses the surface of a card, without an icon.
  ///   - button: The button.
  /// - Returns: The overlay.
  public static func banner(
    _ title: String, text: OverlayText? = nil, kind: BannerKind? = nil,
    button: OverlayNode.Button? = nil
  ) -> Overlay {
    let words = text?.string
    let content: OverlayContent =
      if let kind {
        words == nil && button == nil
          ? .banner(kind, title: title)
          : .banner(kind, title: title, text: words, button: button)
      } else {
        .notification(title: title, description: words, button: button, closeButton: .never)
      }
    return Overlay(content.marked(by: text), preset: .persistentBanner)
  }

  /// Returns a centered alert with a title, a text, and buttons below.
  ///
  /// The alert blocks the app until the user presses a button or Escape. Escape presses the button
  /// with the role `cancel`, if there is one.
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
  ///   - title: The bold title. An empty title takes up no space.
  ///   - text: The text below the title.
  ///   - buttons: The buttons. If the array is empty, the alert has a close button.
  /// - Returns: The overlay.
  public static func alert(
    _ title: String, text: OverlayText? = nil, buttons: [OverlayNode.Button] = []
  ) -> Overlay {
    var shown = buttons.isEmpty ? [OverlayNode.Button(OverlayStrings.current[.close])] : buttons
    if shown.count == 1, !shown[0].isDestructive { shown[0].isDefault = true }
    return Overlay(
      AlertShape.usher.content(title, text?.string ?? "", bar: ButtonBar(shown)).marked(by: text),
      preset: .question)
  }

  /// Returns an alert with one button, which Return presses unless it is destructive.
  public static func alert(
    _ title: String, text: OverlayText? = nil, button: OverlayNode.Button
  ) -> Overlay {
    alert(title, text: text, buttons: [button])
  }

  /// Returns a centered pop-up with an image, a title, a text and a button.
  ///
  /// - Parameters:
  ///   - image: The image at the top.
  ///   - title: The bold title. An empty title takes up no space.
  ///   - text: The text below the title.
  ///   - button: The button at the bottom, or `nil` for a close button. A button with the default
  ///     style becomes prominent, and Return presses it, unless it is destructive.
  /// - Returns: The overlay.
  public static func popup(
    image: OverlayNode.Image.Source? = nil, title: String, text: OverlayText? = nil,
    button: OverlayNode.Button? = nil
  ) -> Overlay {
    Overlay(
      OverlayContent.popUp(
        image: image.map { ThemeImage(OverlayNode.Image($0, size: 60)) },
        title: OverlayNode.Text(title, size: 22, weight: .semibold, alignment: .center),
        description: OverlayNode.Text(
          text ?? "", font: .system(size: 16), color: .secondaryLabel, alignment: .center),
        button: (button ?? .button(OverlayStrings.current[.close])).prominent),
      preset: .question)
  }

  /// Returns a centered pop-up with custom content, above a backdrop.
  ///
  /// It stays until a button, Escape or the app dismisses it. It is as wide as the window, up to
  /// 360 points, unless the content has a width.
  public static func popup(@OverlayBuilder content: () -> [OverlayElement]) -> Overlay {
    var popup = Overlay(preset: .question, content: content)
    if popup.content.root.hasWidth { popup.preset = .question.width(.intrinsic) }
    return popup
  }

  /// Returns a sheet with custom content, at the bottom, above a backdrop.
  ///
  /// It stays until a swipe down, a tap on the backdrop, Escape, a button or the app dismisses it.
  /// Use `detents(_:selected:)` for a sheet that the user drags between heights.
  public static func sheet(@OverlayBuilder content: () -> [OverlayElement]) -> Overlay {
    var sheet = Overlay(preset: .sheet, content: content)
    sheet.content.hasGrabber = true
    return sheet
  }

  /// Returns a centered dialog with custom content, which is a sheet while the window is narrow.
  ///
  /// It stays until a tap on the backdrop, Escape, a button or the app dismisses it. The sheet can
  /// also be swiped down. Use `detents(_:selected:)` for several heights of the sheet.
  public static func dialog(@OverlayBuilder content: () -> [OverlayElement]) -> Overlay {
    var dialog = Overlay(preset: .dialog, content: content)
    dialog.content.hasGrabber = true
    return dialog
  }

  /// Returns a title above a progress bar.
  ///
  /// The overlay stays until a button, a swipe, Escape or the app dismisses it. If you add a
  /// backdrop, it blocks the app, and a tap on it has no effect.
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
  ///   - text: The text below the title, for example "3 of 10 MB".
  ///   - value: The progress, from 0 to 1.
  ///   - button: The button on the trailing side, for example to cancel.
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

  /// Returns an activity indicator next to a title.
  ///
  /// In other respects, it matches `progress(_:text:value:button:)`.
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

  /// Returns a tip that points at one of the app's views or widgets.
  ///
  /// The overlay stays until a tap, a swipe, Escape or the app dismisses it, or until the view is
  /// removed.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - icon: The icon on the leading side.
  ///   - title: The bold line above the text.
  ///   - anchor: The view's or widget's name.
  ///   - edge: The view's edge at which the tip is shown if there is space.
  ///   - button: The button below the text.
  /// - Returns: The overlay.
  public static func tip(
    _ text: OverlayText, icon: OverlayNode.Image.Source? = nil, title: String? = nil,
    anchor: AnchorID, edge: Anchoring.Edge = .bottom, button: OverlayNode.Button? = nil
  ) -> Overlay {
    Overlay(
      OverlayContent.tip(text.string, icon: icon, title: title, button: button).marked(by: text),
      preset: .tip(beside: anchor, edge))
  }
}

extension OverlayNode.Button {
  /// The purpose of a button.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// The button changes nothing, and Escape presses it.
    case cancel
    /// The action is destructive, for example deletes the user's work.
    case destructive
  }

  /// Returns a button that dismisses its overlay unless `dismisses` is `false`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon before the title.
  ///   - role: The purpose.
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

  /// Returns a button with an observable title, for example "Pause" and then "Resume".
  ///
  /// In other respects, it matches `button(_:icon:role:isDefault:dismisses:action:)`.
  public static func button(
    _ title: ObservableValue<String>, role: Role? = nil, dismisses: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> OverlayNode.Button {
    var button = button("", role: role, dismisses: dismisses, action: action)
    button.label.live = OverlayNode.Text.Live(value: title)
    return button
  }

  /// Returns the button with a style, for example `.borderedProminent`.
  ///
  /// A `borderedProminent` button also becomes the default button, which Return presses. If its
  /// role is `destructive`, it is only drawn in red.
  public func buttonStyle(_ style: OverlayNode.ButtonStyle) -> OverlayNode.Button {
    guard style == .borderedProminent else { return with(style: style) }
    guard !isDestructive else { return foregroundStyle(.white).with(style: .destructive) }
    var button = foregroundStyle(.accentFillLabel).with(style: style)
    button.isDefault = true
    return button
  }

  /// The button in the accent color, unless its style was set.
  fileprivate var prominent: OverlayNode.Button {
    guard style == .bordered, !isDestructive else { return self }
    var button = buttonStyle(.borderedProminent)
    button.label.font = OverlayNode.Font(size: 16, weight: .semibold)
    return button
  }
}

public import UsherCore

/// Ready-made overlays whose text is a string but not a literal.
///
/// The text is shown as is, because it may come from an untrusted source. In other respects, each
/// function matches the function with an ``OverlayText``.
extension Overlay {
  /// Returns a toast.
  @_disfavoredOverload
  public static func toast<Text: StringProtocol>(
    _ text: Text, icon: OverlayNode.Image.Source? = nil, button: OverlayNode.Button? = nil
  ) -> Overlay {
    toast(OverlayText(verbatim: text), icon: icon, button: button)
  }

  /// Returns a toast with several buttons.
  @_disfavoredOverload
  public static func toast<Text: StringProtocol>(
    _ text: Text, icon: OverlayNode.Image.Source? = nil, buttons: [OverlayNode.Button]
  ) -> Overlay {
    toast(OverlayText(verbatim: text), icon: icon, buttons: buttons)
  }

  /// Returns a notification.
  @_disfavoredOverload
  public static func notification<Text: StringProtocol>(
    icon: OverlayNode.Image.Source? = nil, title: String, text: Text?,
    button: OverlayNode.Button? = nil, closeButton: CloseButton = .whenEndless,
    theme: MessageTheme = .plain
  ) -> Overlay {
    notification(
      icon: icon, title: title, text: text.map { OverlayText(verbatim: $0) }, button: button,
      closeButton: closeButton, theme: theme)
  }

  /// Returns a notification with several buttons.
  @_disfavoredOverload
  public static func notification<Text: StringProtocol>(
    icon: OverlayNode.Image.Source? = nil, title: String, text: Text?,
    buttons: [OverlayNode.Button]
  ) -> Overlay {
    notification(
      icon: icon, title: title, text: text.map { OverlayText(verbatim: $0) }, buttons: buttons)
  }

  /// Returns a message with the icon of its kind.
  @_disfavoredOverload
  public static func message<Text: StringProtocol>(
    _ kind: OverlayMessageKind, layout: MessageLayout? = nil, title: String = "", text: Text?,
    button: OverlayNode.Button? = nil
  ) -> Overlay {
    message(
      kind, layout: layout, title: title, text: text.map { OverlayText(verbatim: $0) },
      button: button)
  }

  /// Returns a message with several buttons.
  @_disfavoredOverload
  public static func message<Text: StringProtocol>(
    _ kind: OverlayMessageKind, title: String = "", text: Text?, buttons: [OverlayNode.Button]
  ) -> Overlay {
    message(kind, title: title, text: text.map { OverlayText(verbatim: $0) }, buttons: buttons)
  }

  /// Returns a message with a custom icon, or without an icon.
  @_disfavoredOverload
  public static func message<Text: StringProtocol>(
    _ kind: OverlayMessageKind, layout: MessageLayout? = nil, icon: OverlayNode.Image.Source?,
    title: String = "", text: Text?, button: OverlayNode.Button? = nil
  ) -> Overlay {
    message(
      kind, layout: layout, icon: icon, title: title,
      text: text.map { OverlayText(verbatim: $0) }, button: button)
  }

  /// Returns a banner.
  @_disfavoredOverload
  public static func banner<Text: StringProtocol>(
    _ title: String, text: Text?, kind: BannerKind? = nil, button: OverlayNode.Button? = nil
  ) -> Overlay {
    banner(title, text: text.map { OverlayText(verbatim: $0) }, kind: kind, button: button)
  }

  /// Returns an alert.
  @_disfavoredOverload
  public static func alert<Text: StringProtocol>(
    _ title: String, text: Text?, buttons: [OverlayNode.Button] = []
  ) -> Overlay {
    alert(title, text: text.map { OverlayText(verbatim: $0) }, buttons: buttons)
  }

  /// Returns an alert with one button.
  @_disfavoredOverload
  public static func alert<Text: StringProtocol>(
    _ title: String, text: Text?, button: OverlayNode.Button
  ) -> Overlay {
    alert(title, text: text.map { OverlayText(verbatim: $0) }, button: button)
  }

  /// Returns a pop-up.
  @_disfavoredOverload
  public static func popup<Text: StringProtocol>(
    image: OverlayNode.Image.Source? = nil, title: String, text: Text?,
    button: OverlayNode.Button? = nil
  ) -> Overlay {
    popup(
      image: image, title: title, text: text.map { OverlayText(verbatim: $0) }, button: button)
  }

  /// Returns a tip.
  @_disfavoredOverload
  public static func tip<Text: StringProtocol>(
    _ text: Text, icon: OverlayNode.Image.Source? = nil, title: String? = nil, anchor: AnchorID,
    edge: Anchoring.Edge = .bottom, button: OverlayNode.Button? = nil
  ) -> Overlay {
    tip(
      OverlayText(verbatim: text), icon: icon, title: title, anchor: anchor, edge: edge,
      button: button)
  }
}

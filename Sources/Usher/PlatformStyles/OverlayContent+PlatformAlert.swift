internal import UsherCore

extension OverlayContent {
  /// Returns an alert in the look of a platform: a heading, a text, and buttons.
  ///
  /// The default button has the accent, and a destructive one is red. Two buttons stand side by
  /// side; more of them stand below each other, with the last at the top.
  ///
  /// ```swift
  /// let bar = ButtonBar([
  ///   OverlayNode.Button("Cancel"), OverlayNode.Button("Empty", isDestructive: true),
  /// ])
  /// presenter.present(
  ///   Overlay(
  ///     .platformAlert("Empty the bin?", "Three letters will be deleted for good.", bar: bar),
  ///     preset: .platformAlert))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The heading; an empty heading takes no room.
  ///   - details: The text below the heading; an empty text takes no room.
  ///   - image: The picture above; `nil` for none.
  ///   - bar: The buttons; of the bar's settings, only the number side by side counts.
  ///   - look: The look.
  /// - Returns: The content, for `OverlayPreset.platformAlert`.
  public static func platformAlert(
    _ title: String, _ details: String = "", image: OverlayNode.Image? = nil, bar: ButtonBar,
    style look: PlatformStyle = .native
  ) -> OverlayContent {
    look.alert.content(title, details, image: image, bar: bar)
  }
}

extension PlatformStyle {
  /// The shape of an alert in the look.
  var alert: AlertShape {
    switch self {
    case .adwaita: .adwaita
    case .glass: .glass
    }
  }
}

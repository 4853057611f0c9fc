internal import UsherCore

extension OverlayContent {
  /// Returns an alert in the style of a platform: a heading, a text, and buttons.
  ///
  /// The default button has the accent color, and a destructive button is red. Two buttons form a
  /// row. If there are more, they form a column with the last button at the top.
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
  ///   - title: The heading. An empty heading takes up no space.
  ///   - details: The text below the heading. An empty text takes up no space.
  ///   - image: The image above the heading, or `nil` if there is none.
  ///   - bar: The buttons. The only setting of the bar that is used is the maximum number in a row.
  ///   - look: The platform's style.
  /// - Returns: The content, for `OverlayPreset.platformAlert`.
  public static func platformAlert(
    _ title: String, _ details: String = "", image: OverlayNode.Image? = nil, bar: ButtonBar,
    style look: PlatformStyle = .native
  ) -> OverlayContent {
    look.alert.content(title, details, image: image, bar: bar)
  }
}

extension PlatformStyle {
  var alert: AlertShape {
    switch self {
    case .adwaita: .adwaita
    case .glass: .glass
    }
  }
}

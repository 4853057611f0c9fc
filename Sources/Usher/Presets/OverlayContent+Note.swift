public import UsherCore

/// The notes of SwiftEntryKit, which show a short line on a card.
///
/// Use them with `OverlayPreset.topNote`, `OverlayPreset.bottomNote` and `OverlayPreset.statusBar`.
///
/// ```swift
/// presenter.present(Overlay(.note(OverlayNode.Text("No connection")), preset: .topNote))
/// let connecting = OverlayContent.note(
///   OverlayNode.Text("Connecting"), activity: OverlayNode.Activity())
/// presenter.present(Overlay(connecting, preset: .statusBar))
/// ```
extension OverlayContent {
  /// Returns a line of text that fills the width, with insets in points.
  public static func note(
    _ text: OverlayNode.Text, insets: Insets = Insets(horizontal: 10, vertical: 5)
  ) -> OverlayContent {
    OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: 0, alignment: .fill, padding: insets, children: [.text(text)])))
  }

  /// Returns a line of text after an image, both centered.
  public static func note(_ text: OverlayNode.Text, image: OverlayNode.Image) -> OverlayContent {
    note(text, after: .image(image))
  }

  /// Returns a line of text after an activity indicator, both centered.
  ///
  /// The indicator takes up space even if it isn't running.
  public static func note(_ text: OverlayNode.Text, activity: OverlayNode.Activity)
    -> OverlayContent
  {
    note(text, after: .activity(activity))
  }

  /// Returns a line of text after any node, both centered.
  public static func note(_ text: OverlayNode.Text, after accessory: OverlayNode) -> OverlayContent
  {
    let words = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, alignment: .fill, padding: Insets(horizontal: 8, vertical: 7),
        children: [.text(text)]))
    let group = OverlayNode.stack(
      OverlayNode.Stack(.horizontal, spacing: 0, children: [accessory, words]))
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: 0, padding: Insets(horizontal: 16, vertical: 0), children: [group])))
  }

  /// Returns two short texts in the top corners, like the texts in a status bar.
  ///
  /// Use it with `OverlayPreset.statusBar`.
  public static func statusBarNote(leading: OverlayNode.Text, trailing: OverlayNode.Text)
    -> OverlayContent
  {
    OverlayContent(
      .stack(
        OverlayNode.Stack(
          .horizontal, spacing: 24, alignment: .even,
          padding: Insets(horizontal: 24, vertical: 5),
          children: [.text(leading.aligned(.leading)), .text(trailing.aligned(.trailing))])))
  }
}

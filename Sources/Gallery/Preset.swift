#if GTK
internal import Usher

/// One thing to show in the gallery.
struct Preset {
  /// Its name in file names: lower case, words joined by hyphens.
  let name: String
  /// Its name for people.
  let title: String
  /// What it shows.
  let content: Content
  /// Where, when and how.
  var overlay = Overlay()
  /// What is shown before it, in the same lane.
  var earlier: [Content] = []
  /// How its lane works; one lane for each preset that says so.
  var lane: LaneSettings?
  /// In which appearance it stands in the overview; `nil` leaves it out.
  var overviewAppearance: Appearance?

  /// All of them, in the order of the panel.
  @MainActor static let all: [Preset] = [
    Preset(
      name: "message-top", title: "Message at the top",
      content: .notification(
        icon: .icon("mail-unread-symbolic"), title: "Two new letters",
        description: "Ada and Grace wrote while you were away."), overviewAppearance: .light),
    Preset(
      name: "message-bottom-action", title: "Message with a button",
      content: .notification(
        icon: .icon("user-trash-symbolic"), title: "Conversation deleted",
        description: "It stays in the bin for 30 days.", button: Button("Undo")),
      overlay: Overlay(placement: .bottom)),
    Preset(
      name: "message-center", title: "Message in the middle",
      content: .notification(
        icon: .icon("alarm-symbolic"), title: "Standup in five minutes",
        description: "Room 2, or join from here."),
      overlay: Overlay(placement: .center, entrance: .scaleIn, exit: .scaleOut)),
    Preset(
      name: "title-only", title: "A single line",
      content: .notification(
        icon: .icon("object-select-symbolic"), title: "Saved"),
      overlay: Overlay(placement: .bottom, size: SizeConstraints(width: .intrinsic))),
    Preset(
      name: "success", title: "Success",
      content: .notification(
        icon: .icon("emblem-ok-symbolic"), title: "Payment received",
        description: "Your receipt is on its way.", theme: .white(on: .color(Color(hex: 0x1B7F4B)))
      )),
    Preset(
      name: "error-retry", title: "Error with a retry",
      content: .notification(
        icon: .icon("dialog-warning-symbolic"), title: "No connection",
        description: "The letter waits in the outbox.", button: Button("Retry"),
        theme: .white(on: .color(Color(hex: 0xC01C28)))), overviewAppearance: .dark),
    Preset(
      name: "gradient", title: "Gradient",
      content: .notification(
        icon: .icon("starred-symbolic"), title: "Welcome to Usher",
        description: "One queue for everything on screen.",
        theme: .white(
          on: .gradient(Gradient(Color(hex: 0x5B3FD6), Color(hex: 0xB0307F), direction: .downRight))
        )), overviewAppearance: .light),
    Preset(
      name: "picture", title: "With a picture",
      content: .notification(
        icon: .icon("x-office-calendar"), title: "Thursday, 26 November",
        description: "Launch review at ten.", button: Button("Open"))),
    Preset(
      name: "long-text", title: "Long text",
      content: .notification(
        icon: .icon("dialog-information-symbolic"),
        title: "A title that is too long for a single line wraps onto the next one",
        description:
          "And so does a description. The card grows as tall as it needs, its icon stays in the "
          + "middle, and the margins stay what they are."),
      overlay: Overlay(placement: .bottom)),
    Preset(
      name: "list", title: "Three in a list",
      content: .notification(
        icon: .icon("document-save-symbolic"), title: "Report.pdf is saved"),
      overlay: Overlay(
        lane: LaneID(1), placement: .topTrailing, size: SizeConstraints(width: .constant(280))),
      earlier: downloads, lane: LaneSettings(capacity: 3, arrangement: .list(spacing: 10))),
    Preset(
      name: "pile", title: "Three in a pile",
      content: .notification(
        icon: .icon("document-save-symbolic"), title: "Report.pdf is saved",
        description: "Point at the pile to see the others."),
      overlay: Overlay(lane: LaneID(2), placement: .bottom),
      earlier: downloads, lane: LaneSettings(capacity: 3, arrangement: .pile(Pile()))),
    Preset(
      name: "dialog", title: "A dialog that can be flung",
      content: .notification(
        icon: .icon("dialog-question-symbolic"), title: "Empty the bin?",
        description: "Three letters would be gone for good.", button: Button("Empty")),
      overlay: Overlay(
        lane: LaneID(3), placement: .center, lifetime: .untilDismissed, swipe: .physics,
        backdrop: Backdrop(), entrance: .scaleIn, exit: .scaleOut)),
  ]

  private static let downloads: [Content] = [
    .notification(icon: .icon("document-save-symbolic"), title: "Photos.zip is saved"),
    .notification(icon: .icon("document-save-symbolic"), title: "Budget.ods is saved"),
  ]

  /// Shows it, after those that come before it.
  ///
  /// - Returns: Everything it showed.
  @MainActor
  func present(by presenter: Presenter) -> [PresentationHandle] {
    if let lane { presenter.configure(overlay.lane, lane) }
    return (earlier + [content]).map { presenter.present($0, as: overlay) }
  }
}
#endif

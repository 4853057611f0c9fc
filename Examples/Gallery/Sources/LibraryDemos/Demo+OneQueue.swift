internal import OwlBanners
internal import Popup
internal import SwiftEntryKit
internal import SwiftMessages
internal import Usher

extension Demo {
  /// The demos that use all four libraries at the same time.
  static let oneQueue: [Demo] = [
    Demo(
      "Take turns",
      "The card is requested first; the task, with the highest priority, is next; then toast and banner."
    ) {
      Presenter.default?.isOneQueue = true
      askAll()
    },
    Demo("Independent", "Each library ignores the others, so their overlays cover each other.") {
      Presenter.default?.isOneQueue = false
      askAll()
    },
  ]

  /// Requests a toast, a card, a banner and a task, in this order and in one turn of the main loop.
  @MainActor
  static func askAll() {
    var attributes = EKAttributes.topToast
    attributes.displayDuration = 2
    attributes.entryBackground = .color(color: EKColor(rgb: 0x0277BD))
    let style = EKProperty.LabelStyle(
      font: .systemFont(ofSize: 15), color: .white, alignment: .center)
    SwiftEntryKit.display(
      entry: EKNoteMessageView(
        with: EKProperty.LabelContent(text: "SwiftEntryKit toast", style: style)),
      using: attributes)

    let card = MessageView.viewFromNib(layout: .cardView)
    card.configureTheme(.success)
    card.configureContent(title: "SwiftMessages card", body: "The others wait for it.")
    card.button?.isHidden = true
    SwiftMessages.show(view: card)

    Banner(DefaultBannerStyle.info, title: "OwlBanners banner").enqueue()

    Popup.Manager.shared.configuration = .shared
    try? Popup.Manager.shared.add(task: DemoTask("Popup task", priority: 100))
  }
}

internal import OwlBanners
internal import Popup
internal import SwiftEntryKit
internal import SwiftMessages
internal import Usher

extension Demo {
  /// The demos that ask all four libraries at the same moment.
  static let oneQueue: [Demo] = [
    Demo(
      "Take turns",
      "The card is asked for first; then the task, whose priority is highest; then toast and banner."
    ) {
      Presenter.default?.isOneQueue = true
      askAll()
    },
    Demo("Independent", "Each library shows its own, as if it were alone: they cover each other.") {
      Presenter.default?.isOneQueue = false
      askAll()
    },
  ]

  /// Requests a toast, a card, a banner and a task, in this order and in one turn of the main loop.
  @MainActor
  package static func askAll() {
    var attributes = EKAttributes.topToast
    attributes.displayDuration = 2
    attributes.entryBackground = .color(color: EKColor(rgb: 0x0277BD))
    let style = EKProperty.LabelStyle(
      font: .systemFont(ofSize: 15), color: .white, alignment: .center)
    SwiftEntryKit.display(
      entry: EKNoteMessageView(
        with: EKProperty.LabelContent(text: "A toast of SwiftEntryKit", style: style)),
      using: attributes)

    let card = MessageView.viewFromNib(layout: .cardView)
    card.configureTheme(.success)
    card.configureContent(title: "A card of SwiftMessages", body: "The others wait for it.")
    card.button?.isHidden = true
    SwiftMessages.show(view: card)

    Banner(DefaultBannerStyle.info, title: "A banner of OwlBanners").enqueue()

    Popup.Manager.shared.configuration = .shared
    try? Popup.Manager.shared.add(task: DemoTask("A task of Popup", priority: 100))
  }
}

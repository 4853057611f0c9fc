import SwiftEntryKit
import UIKit

// The library's message views, shown as entries.

class EntryScreen: UIViewController {
  private let titleStyle = EKProperty.LabelStyle(
    font: .systemFont(ofSize: 16, weight: .bold), color: .standardContent, alignment: .center)
  private let textStyle = EKProperty.LabelStyle(
    font: .preferredFont(forTextStyle: .body), color: EKColor(.secondaryLabel))

  private func label(_ text: String) -> EKProperty.LabelContent {
    .init(text: text, style: textStyle, accessibilityIdentifier: text)
  }

  private func button(
    _ text: String, _ act: @escaping EKProperty.ButtonContent.Action
  ) -> EKProperty.ButtonContent {
    .init(
      label: .init(text: text, style: titleStyle), backgroundColor: .clear,
      highlightedBackgroundColor: EKColor(.systemBlue).with(alpha: 0.05), contentEdgeInset: 8,
      displayMode: .light, accessibilityIdentifier: text, action: act)
  }

  private func image(_ name: String) -> EKProperty.ImageContent {
    .init(
      image: UIImage(systemName: name) ?? UIImage(), displayMode: .inferred,
      size: CGSize(width: 30, height: 30), tint: .standardContent, contentMode: .scaleAspectFit)
  }

  func notify() {
    let message = EKSimpleMessage(
      image: image("bell"), title: label("Title"), description: label("Description"))
    var insets = EKNotificationMessage.Insets.default
    insets.contentInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    insets.titleToDescription = 2
    let notification = EKNotificationMessage(
      simpleMessage: message, auxiliary: label("10:00"), insets: insets)
    SwiftEntryKit.display(
      entry: EKNotificationMessageView(with: notification), using: EntryAttributes.everything,
      presentInsideKeyWindow: true)
  }

  func alert() {
    let bar = EKProperty.ButtonBarContent(
      with: button("Cancel") { SwiftEntryKit.dismiss() },
      button("Delete") { SwiftEntryKit.dismiss(.displayed) { [weak self] in self?.popUp() } },
      separatorColor: EKColor(.separator), horizontalDistributionThreshold: 1, buttonHeight: 60,
      displayMode: .inferred, expandAnimatedly: true)
    let message = EKAlertMessage(
      simpleMessage: .init(title: label("Delete?"), description: label("There is no way back.")),
      imagePosition: .left, buttonBarContent: bar)
    guard let window = view.window else { return }
    SwiftEntryKit.display(
      entry: EKAlertMessageView(with: message), using: .centerFloat,
      presentInsideKeyWindow: false, rollbackWindow: .custom(window: window))
  }

  func popUp() {
    let theme = EKPopUpMessage.ThemeImage(
      image: .init(
        images: [UIImage(), UIImage()], imageSequenceAnimationDuration: 0.5,
        animation: .animate(
          duration: 1, options: [.curveEaseInOut, .repeat, .autoreverse],
          transform: CGAffineTransform(scaleX: 1.1, y: 1.1))),
      position: .centerToTop(offset: 0))
    let message = EKPopUpMessage(
      themeImage: theme, title: label("Done"), description: label("It has gone."),
      button: button("OK") {}, action: { SwiftEntryKit.dismiss(.all) })
    SwiftEntryKit.display(
      entry: EKPopUpMessageView(with: message), using: .bottomFloat, rollbackWindow: .main)
  }

  func notes() {
    let processing = EKProcessingNoteMessageView(
      with: label("Loading"), activityIndicator: .medium)
    processing.isProcessing = false
    let note = EKNoteMessageView(with: label("Note"))
    note.horizontalOffset = 20
    note.verticalOffset = 10
    let views: [UIView] = [
      processing, note,
      EKImageNoteMessageView(with: label("Saved"), imageContent: image("checkmark")),
      EKXStatusBarMessageView(leading: label("Here"), trailing: label("there")),
    ]
    for view in views { SwiftEntryKit.display(entry: view, using: .topNote) }
  }

  func rate() {
    let items = (1...5).map { number in
      EKProperty.EKRatingItemContent(
        title: label("\(number)"), description: label("stars"), unselectedImage: image("star"),
        selectedImage: image("star.fill"), size: CGSize(width: 40, height: 40))
    }
    var message = EKRatingMessage(
      initialTitle: label("Rate"), initialDescription: label("It takes a moment."),
      ratingItems: items,
      buttonBarContent: .init(
        with: [button("Later") { SwiftEntryKit.dismiss() }], separatorColor: .black,
        expandAnimatedly: true),
      selection: { index in
        UISelectionFeedbackGenerator().selectionChanged(); print(index)
      })
    message.selectedIndex = 2
    SwiftEntryKit.display(entry: EKRatingMessageView(with: message), using: .centerFloat)
  }

  func images() -> [EKProperty.ImageContent] {
    var known = EKProperty.ImageContent(
      imageName: "logo", animation: .none, size: CGSize(width: 20, height: 20), tint: .white,
      makesRound: true, accessibilityIdentifier: "logo")
    known.contentMode = .scaleAspectFill
    known.tint = EKColor(.tintColor)
    return [
      known, .thumb(with: "logo", edgeSize: 40), .thumb(with: UIImage(), edgeSize: 40),
      .init(imagesNames: ["one", "two"], size: CGSize(width: 8, height: 8)),
    ]
  }

  func progress() {
    let styled = EKNoteMessageView(with: label("50 %"))
    SwiftEntryKit.transform(to: styled)
    SwiftEntryKit.layoutIfNeeded()
    SwiftEntryKit.window?.overrideUserInterfaceStyle = .dark
  }

  func state() -> [Bool] {
    [
      SwiftEntryKit.isCurrentlyDisplaying, SwiftEntryKit.isCurrentlyDisplaying(),
      SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "everything"), SwiftEntryKit.isQueueEmpty,
      SwiftEntryKit.queueContains(), SwiftEntryKit.queueContains(entryNamed: "everything"),
      SwiftEntryKit.window != nil, SwiftEntryKit.window === view.window,
    ]
  }

  func dismissAll() {
    SwiftEntryKit.dismiss(.specific(entryName: "everything")) { print("dismissed") }
    SwiftEntryKit.dismiss(.prioritizedLowerOrEqualTo(priority: .normal))
    SwiftEntryKit.dismiss(.enqueued)
    SwiftEntryKit.dismiss(.all, with: nil)
  }
}

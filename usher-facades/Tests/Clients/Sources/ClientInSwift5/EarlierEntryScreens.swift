import SwiftEntryKit

// Code for SwiftEntryKit 0.7.2. It builds with warnings that name the current replacements.

class ReminderScreen {
  private let grey = UIColor(white: 0.8, alpha: 1)

  func remind() {
    guard let bell = UIImage(systemName: "bell") else { return }
    var attributes = EKAttributes.centerFloat
    attributes.name = "reminder"
    attributes.displayDuration = .infinity
    attributes.entryInteraction = .absorbTouches
    attributes.positionConstraints.isRotationEnabled = false
    attributes.entryBackground = .visualEffect(style: .light)
    attributes.screenBackground = .color(color: UIColor(white: 0.5, alpha: 0.5))
    attributes.shadow = .active(
      with: .init(color: .black, opacity: 0.3, radius: 10, offset: .zero))
    attributes.roundCorners = .all(radius: 8)
    attributes.border = .value(color: .black, width: 0.5)
    let style = EKProperty.LabelStyle(
      font: .boldSystemFont(ofSize: 16), color: .darkGray, alignment: .center)
    var image = EKProperty.ImageContent(
      image: bell, size: CGSize(width: 30, height: 30), makeRound: true)
    image.makeRound = false
    let message = EKSimpleMessage(
      image: image, title: .init(text: "Reminder", style: style),
      description: .init(text: "Water the plants", style: style))
    let close = EKProperty.ButtonContent(
      label: .init(text: "Later", style: style), backgroundColor: .clear,
      highlightedBackgroundColor: grey
    ) {
      SwiftEntryKit.dismiss(.specific(entryName: "reminder")) { print("  reminder dismissed") }
    }
    let done = EKProperty.ButtonContent(
      label: .init(text: "Done", style: style), backgroundColor: .red,
      highlightedBackgroundColor: grey)
    let bar = EKProperty.ButtonBarContent(
      with: close, done, separatorColor: grey, buttonHeight: 60, expandAnimatedly: false)
    SwiftEntryKit.display(
      entry: EKAlertMessageView(
        with: EKAlertMessage(simpleMessage: message, buttonBarContent: bar)),
      using: attributes)
  }

  func greet() {
    var attributes = EKAttributes.topFloat
    attributes.entryBackground = .gradient(
      gradient: .init(colors: [.red, .green], startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: UIColor.white)
    SwiftEntryKit.display(
      entry: EKNoteMessageView(with: .init(text: "Good morning", style: style)),
      using: attributes)
  }
}

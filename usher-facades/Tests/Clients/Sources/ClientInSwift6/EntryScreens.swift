import SwiftEntryKit

// SwiftEntryKit, as it is used in the Swift 6 language mode.

/// Shows the app's notices from any thread.
struct Notices: Sendable {
  func offline() {
    // The view and the attributes, which contain closures, are created on the main actor.
    Task { @MainActor in
      let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 12), color: .white)
      var attributes = EKAttributes.statusBar
      attributes.displayDuration = 1
      SwiftEntryKit.display(
        entry: EKNoteMessageView(with: .init(text: "Offline", style: style)), using: attributes)
    }
  }

  func gone() { SwiftEntryKit.dismiss(.all) }
}

@MainActor
final class RatingScreen: UIViewController {
  private(set) var rating: Int?

  func ask() {
    var attributes = EKAttributes.bottomFloat
    attributes.displayDuration = .infinity
    attributes.screenInteraction = .absorbTouches
    attributes.entryInteraction = .absorbTouches
    attributes.entryBackground = .color(color: .white)
    attributes.lifecycleEvents.didAppear = { [weak self] in self?.appeared() }
    attributes.lifecycleEvents.didDisappear = { print("  alert gone") }
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 16), color: .black)
    let buttons = ["Later", "Now"].enumerated().map { number, name in
      EKProperty.ButtonContent(
        label: .init(text: name, style: style), backgroundColor: .clear,
        highlightedBackgroundColor: .black.with(alpha: 0.1)
      ) { [weak self] in self?.chose(number) }
    }
    let message = EKSimpleMessage(
      image: nil, title: .init(text: "Rate it?", style: style),
      description: .init(text: "It takes a moment.", style: style))
    let alert = EKAlertMessage(
      simpleMessage: message,
      buttonBarContent: .init(
        with: buttons[0], buttons[1], separatorColor: .black, expandAnimatedly: false))
    SwiftEntryKit.display(entry: EKAlertMessageView(with: alert), using: attributes)
  }

  private func appeared() { print("  alert appeared") }

  private func chose(_ number: Int) {
    rating = number
    print("  chose \(number)")
    SwiftEntryKit.dismiss { [weak self] in print("  dismissed, \(self?.rating ?? -1)") }
  }
}

/// A view with a description of the content.
final class MeterView: UIView {
  private let label = UILabel()

  init(_ value: Double) {
    super.init(frame: .zero)
    label.text = "\(Int(value * 100)) percent"
    addSubview(label)
    label.fillSuperview()
  }

  required init?(coder: NSCoder) { nil }
}

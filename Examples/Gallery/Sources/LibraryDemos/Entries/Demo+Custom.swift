internal import SwiftEntryKit
internal import Usher

extension Demo {
  /// The custom views of SwiftEntryKit's example.
  @MainActor static let entryCustom: [Demo] = [
    .entry("Navigation Flow", "A list whose rows open pages.", { .bottomFloat }) {
      $0.displayDuration = .infinity
      $0.screenBackground = EntryPieces.dimLight
      $0.entryBackground = .color(color: .standardBackground)
      $0.screenInteraction = .dismiss
      $0.entryInteraction = .absorbTouches
      $0.scroll = .edgeCrossingDisabled(swipeable: true)
      $0.entranceAnimation = .init(translate: EntryPieces.slide(0.5, damping: 1))
      $0.exitAnimation = .init(translate: EntryPieces.slide(0.35))
      $0.popBehavior = .animated(animation: .init(translate: EntryPieces.slide(0.35)))
      $0.shadow = EntryPieces.shadow(0.3, 6)
      $0.positionConstraints.size = .init(width: .fill, height: .ratio(value: 0.6))
      $0.positionConstraints.verticalOffset = 0
      $0.positionConstraints.safeArea = .overridden
    } of: {
      StepsView()
    },
    .entry("View Controller", "A media player's controls without a card.", { .bottomFloat }) {
      $0.hapticFeedbackType = .success
      $0.displayDuration = 3
      $0.entryInteraction = .absorbTouches
      $0.entranceAnimation = .init(
        translate: EntryPieces.slide(0.5, damping: 0.9),
        scale: EntryPieces.range(0.8, 1, 0.5, damping: 0.8), fade: EntryPieces.range(0.7, 1, 0.3))
      $0.exitAnimation = .init(
        translate: EntryPieces.slide(0.5), scale: EntryPieces.range(1, 0.8, 0.5),
        fade: EntryPieces.range(1, 0, 0.5))
      $0.popBehavior = .animated(
        animation: .init(
          translate: EntryPieces.slide(0.3), scale: EntryPieces.range(1, 0.8, 0.3)))
      $0.shadow = EntryPieces.shadow(0.3, 6)
      $0.positionConstraints.verticalOffset = 10
      $0.positionConstraints.size = .init(width: .offset(value: 20), height: .intrinsic)
      $0.positionConstraints.maxSize = .init(width: .constant(value: 390), height: .intrinsic)
    } of: {
      MediaStrip()
    },
    Demo("Custom view controller", "The same controls in a view controller.") {
      let controller = UIViewController()
      controller.view = MediaStrip()
      var attributes = EKAttributes.bottomFloat
      attributes.displayDuration = 3
      SwiftEntryKit.display(entry: controller, using: attributes)
    },
  ]

  /// The features of SwiftEntryKit that aren't in its example.
  @MainActor static let entryMore: [Demo] = [
    Demo(
      "Queue by priority", "Low, normal and high are requested in this order; high is shown next."
    ) {
      for (title, priority) in [
        ("Shown first", EKAttributes.Precedence.Priority.normal), ("Low priority", .low),
        ("Normal priority", .normal), ("High priority", .high),
      ] {
        var attributes = EKAttributes.topToast
        attributes.precedence = .enqueue(priority: priority)
        attributes.entryBackground = EntryPieces.fill(0x37474F)
        SwiftEntryKit.display(
          entry: EKNoteMessageView(
            with: EntryPieces.label(title, 15, .regular, .white, .center)), using: attributes)
      }
    },
    Demo("Transform", "The entry changes its content, and grows.") {
      var attributes = EKAttributes.topFloat
      attributes.entryBackground = EntryPieces.fill(0x00695C)
      attributes.displayDuration = 5
      attributes.lifecycleEvents.didAppear = {
        SwiftEntryKit.transform(
          to: EntryPieces.notification(
            "Sent", "All eleven pictures are on their way to the printer.", icon: .checkmark))
      }
      SwiftEntryKit.display(
        entry: EKProcessingNoteMessageView(
          with: EntryPieces.label("Sending…", 15, .regular, .white), activityIndicator: .white),
        using: attributes)
    },
  ]

  @MainActor static var swiftEntryKit: [Demo] {
    entryToasts + entryNotes + entryFloats + entryAlerts + entryForms + entryCustom + entryMore
  }
}

/// A strip with a height of 120 points, an image, two lines of text and a pause button.
final class MediaStrip: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0.12, alpha: 1)
    layer.cornerRadius = 5
    let cover = UIImageView(image: Glyph.heart.image(side: 48))
    cover.tintColor = .systemPink
    let title = UILabel()
    title.text = "Nocturne in E flat"
    title.textColor = .white
    title.font = .boldSystemFont(ofSize: 16)
    let artist = UILabel()
    artist.text = "Field, for piano"
    artist.textColor = UIColor(white: 0.75, alpha: 1)
    artist.font = .systemFont(ofSize: 14)
    let pause = UIButton(
      primaryAction: UIAction(image: Glyph.pause.image(side: 24)) { _ in SwiftEntryKit.dismiss() })
    pause.accessibilityLabel = "Pause"
    pause.tintColor = .white
    let words = UIView()
    for line in [title, artist] { words.addSubview(line) }
    for view in [cover, words, pause] { addSubview(view) }
    [title, artist].layoutToSuperview(axis: .horizontally)
    [title, artist].spread(.vertically, stretchEdgesToSuperview: true, offset: 4)
    [cover, words, pause].layoutToSuperview(.centerY)
    // The texts get the remaining width.
    for view in [cover, pause] { view.forceContentWrap(.horizontally) }
    cover.layoutToSuperview(.left, offset: 20)
    words.layout(.left, to: .right, of: cover, offset: 16)
    words.layout(.right, to: .left, of: pause, offset: -16)
    pause.layoutToSuperview(.right, offset: -20)
    set(.height, of: 120)
  }

  required init?(coder: NSCoder) { nil }
}

internal import SwiftEntryKit
internal import Usher

extension Demo {
  /// The toasts of SwiftEntryKit's example.
  @MainActor static let entryToasts: [Demo] = [
    .entry("Top I", "A blue toast from edge to edge that scales in slightly.", { .topToast }) {
      $0.hapticFeedbackType = .success
      $0.entryBackground = EntryPieces.fill(0x0277BD)
      $0.entranceAnimation = .init(
        translate: EntryPieces.slide(0.3), scale: EntryPieces.range(1.07, 1, 0.3))
      $0.exitAnimation = .init(translate: EntryPieces.slide(0.3))
      $0.statusBar = .hidden
      $0.scroll = .edgeCrossingDisabled(swipeable: false)
    } of: {
      EntryPieces.notification(
        "Order shipped", "It will be at your door tomorrow before noon.", icon: .checkmark)
    },
    .entry("Top II", "A chat-style toast that stays for four seconds.", { .topToast }) {
      $0.hapticFeedbackType = .success
      $0.statusBar = .light
      $0.entryBackground = .color(color: EKColor(red: 48, green: 47, blue: 48))
      $0.scroll = .edgeCrossingDisabled(swipeable: true)
      $0.displayDuration = 4
      $0.shadow = .active(
        with: .init(color: EKColor(red: 48, green: 47, blue: 48), opacity: 0.5, radius: 10))
    } of: {
      EntryPieces.notification(
        "Grace", "Are you coming to the library?", icon: .person, auxiliary: "09:00")
    },
    .entry("Bottom I", "A toast on a blurred background.", { .bottomToast }) {
      $0.hapticFeedbackType = .success
      $0.entryBackground = .visualEffect(style: .standard)
      $0.scroll = .edgeCrossingDisabled(swipeable: true)
      $0.statusBar = .dark
    } of: {
      EntryPieces.notification(
        "Rain in an hour", "Take an umbrella along.", icon: .info, color: .standardContent)
    },
    .entry("Bottom II", "A long text without an icon.", { .bottomToast }) {
      $0.windowLevel = .normal
      $0.entryBackground = .color(
        color: .init(light: UIColor(white: 1, alpha: 0.98), dark: UIColor(white: 0, alpha: 0.98)))
      $0.scroll = .edgeCrossingDisabled(swipeable: true)
    } of: {
      EntryPieces.notification(
        "About your subscription",
        "It ends on Friday. To keep what you have saved, renew it before then, or download it.",
        color: .standardContent)
    },
  ]
}

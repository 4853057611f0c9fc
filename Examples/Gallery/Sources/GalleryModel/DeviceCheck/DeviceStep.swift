/// A step to try on a real device, because tests with the stand-in for UIKit can't check it.
///
/// The most uncertain steps are first.
package enum DeviceStep: String, CaseIterable, Sendable {
  case typing, hostedButton, editMenu, hostedField, passThrough, announcement
  case sheet, keyboard, scrolledTip, entrance, edge, otherDevices

  package var title: String { text.title }
  package var instructions: [String] { text.instructions }
  package var expected: String { text.expected }
  /// The information to send if the result differs, in addition to the report.
  package var evidence: String { text.evidence }

  private struct Text {
    let title: String
    let instructions: [String]
    let expected: String
    let evidence: String
  }

  private var text: Text {
    switch self {
    case .typing:
      Text(
        title: "Type while a toast is touched",
        instructions: [
          "Tap Note, and type a word.", "Tap Start, and touch the SwiftUI toast.",
          "Type another word while the toast is shown.",
        ],
        expected: "The keyboard stays, and every letter arrives in the note.",
        evidence: "A screen recording that shows the keyboard.")
    case .hostedButton:
      Text(
        title: "Swipe from a SwiftUI button",
        instructions: [
          "Tap Start. Drag the list in the overlay, and tap its button.",
          "Swipe the overlay down, starting on the button.",
        ],
        expected:
          "The list scrolls and the tap counts once, while the overlay stays. The swipe dismisses "
          + "the overlay and counts no press.",
        evidence: "A screen recording, and the version of iOS.")
    case .editMenu:
      Text(
        title: "Select text in an overlay",
        instructions: [
          "Tap Start, and double-tap a word in the overlay.",
          "Tap Note to show the keyboard, and double-tap a word again.",
        ],
        expected: "Both times the edit menu appears in front of the overlay.",
        evidence: "A screenshot of each double-tap.")
    case .hostedField:
      Text(
        title: "Type into a SwiftUI overlay",
        instructions: [
          "Tap Start: the first field should have the focus.",
          "Type a word, press Return, type another word, and press Return.",
        ],
        expected:
          "The keyboard appears by itself, Return moves to the second field, and the second Return "
          + "dismisses the overlay. No other field is focused then.",
        evidence: "A screen recording that shows the keyboard.")
    case .passThrough:
      Text(
        title: "Touch the app behind an overlay",
        instructions: [
          "Tap Start: a SwiftUI page with an overlay opens.",
          "Scroll the list, and tap rows next to the overlay and far from it.",
        ],
        expected: "Every touch next to the overlay reaches the list, and each tap counts once.",
        evidence: "The version of iOS: SwiftUI's hit tests differ between 17, 18 and 26.")
    case .announcement:
      Text(
        title: "Listen to VoiceOver",
        instructions: [
          "Turn VoiceOver on, and double-tap Start.",
          "Wait for the message. Then double-tap the question's field, and explore the keyboard.",
        ],
        expected:
          "VoiceOver says “Start”, and then the whole message, once. It reads the keys of the "
          + "keyboard while the question is shown.",
        evidence: "A recording with sound, or the words in the order in which they were said.")
    case .sheet:
      Text(
        title: "Open a sheet from an overlay",
        instructions: [
          "Tap Start, and tap Share in the overlay.",
          "Wait for ten seconds, and close the sheet.",
        ],
        expected:
          "The sheet stays until it is closed. Then the overlay leaves after a few seconds.",
        evidence: "A screen recording.")
    case .keyboard:
      Text(
        title: "Show a toast above the keyboard",
        instructions: ["Tap Note to show the keyboard.", "Tap Start."],
        expected:
          "The toast appears above the keyboard, and never behind it, from its first frame on.",
        evidence: "A screen recording. Try it as the first step after opening the app, too.")
    case .scrolledTip:
      Text(
        title: "Throw the page next to a tip",
        instructions: [
          "Tap Start: a tip appears next to the button.", "Throw the page up and down.",
        ],
        expected: "The arrow of the tip stays at the button, without trailing behind.",
        evidence: "A screen recording at 60 frames a second or more.")
    case .entrance:
      Text(
        title: "Watch an entrance, and turn the device",
        instructions: [
          "Tap Start and wait: a message enters after two seconds.",
          "Tap Start again, and turn the device just as the message enters.",
        ],
        expected:
          "The message slides in from beyond the edge, without a jump at its beginning. While the "
          + "device turns, it moves to its new place without a jump.",
        evidence: "A screen recording, because jumps take only one or two frames.")
    case .edge:
      Text(
        title: "Swipe from the edge of the screen",
        instructions: [
          "Tap Start. Drag the toast up and down, starting at the left edge of the screen.",
          "Swipe the toast off the screen. Look at it in light and dark.",
        ],
        expected:
          "The toast follows the finger immediately. From iOS 26 on, it is made of glass.",
        evidence: "A screenshot in light and in dark.")
    case .otherDevices:
      Text(
        title: "Try an iPad and Assistive Access",
        instructions: [
          "On an iPad with iPadOS 26, make the window smaller, and tap Start.",
          "With a hardware keyboard, press Tab until the focus is on the overlay's button.",
          "Turn on Assistive Access, open the app, and tap Start.",
        ],
        expected:
          "The overlay is below the window's controls. Tab reaches its button, and Space presses "
          + "it. In Assistive Access the overlay appears, too.",
        evidence: "A screenshot of each. Skip what you do not have.")
    }
  }
}

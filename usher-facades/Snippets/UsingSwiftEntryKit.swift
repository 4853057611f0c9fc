//! Shows an entry by SwiftEntryKit's names.

// snippet.hide
#if os(iOS) || os(Linux)
import UIKit

// snippet.entry
import SwiftEntryKit

var attributes = EKAttributes.topFloat
attributes.entryBackground = .color(color: EKColor(rgb: 0x1C71D8))
attributes.screenInteraction = .forward
attributes.lifecycleEvents.didAppear = { print("here") }

let title = EKProperty.LabelContent(
  text: "Saved", style: .init(font: .boldSystemFont(ofSize: 16), color: .white))
let description = EKProperty.LabelContent(
  text: "The file is in your folder.", style: .init(font: .systemFont(ofSize: 14), color: .white))
let message = EKNotificationMessage(
  simpleMessage: EKSimpleMessage(title: title, description: description))
SwiftEntryKit.display(entry: EKNotificationMessageView(with: message), using: attributes)
// snippet.end
#endif

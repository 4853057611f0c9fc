//! Shows messages by SwiftMessages' names.

// snippet.hide
#if os(iOS) || os(Linux)
import SwiftMessages
import UIKit

// snippet.message
let view = MessageView.viewFromNib(layout: .cardView)
view.configureTheme(.warning)
view.configureDropShadow()
view.configureContent(title: "Warning", body: "Consider yourself warned.", iconText: "🤔")
view.button?.isHidden = true

var config = SwiftMessages.Config()
config.presentationStyle = .bottom
config.dimMode = .gray(interactive: true)
config.duration = .seconds(seconds: 4)
config.eventListeners.append { event in
  if case .didHide(let view) = event { print("Gone: \(view)") }
}
SwiftMessages.show(config: config, view: view)
// snippet.end

final class TacoDialogView: MessageView {}

// snippet.register
SwiftMessages.register(nibNamed: "TacoDialogView") { TacoDialogView() }
let dialog: TacoDialogView = try SwiftMessages.viewFromNib()
// snippet.end
#endif

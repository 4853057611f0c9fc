// The same libraries, as they are used in the Swift 6 language mode.
import OwlBanners
import Popup
import SwiftEntryKit
import SwiftMessages
import Synchronization

@MainActor
final class WelcomeScreen: UIViewController {
  func signedIn(as name: String) {
    var attributes = EKAttributes.bottomToast
    attributes.precedence = .enqueue(priority: .normal)
    attributes.entryBackground = .visualEffect(style: .standard)
    attributes.lifecycleEvents.didDisappear = { print("toast gone") }
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 15), color: .standardContent)
    SwiftEntryKit.display(
      entry: EKNoteMessageView(with: .init(text: "Welcome, \(name)", style: style)),
      using: attributes)
  }

  func saved() {
    let view = MessageView.viewFromNib(layout: .messageView)
    view.configureTheme(.info, iconStyle: .light)
    view.configureContent(title: "Saved", body: "Everything is on the server.")
    view.button?.isHidden = true
    view.id = "saved"
    SwiftMessages.defaultConfig.eventListeners = [
      { event in if case .didHide = event { print("message gone: \(event.id ?? "")") } }
    ]
    SwiftMessages.show(view: view)
    SwiftMessages.show(view: view)
  }
}

/// A field delegate that keeps the keyboard until the field contains text.
final class NeverEmpty: NSObject, UITextFieldDelegate {
  private var count = 0

  func textFieldDidBeginEditing(_ textField: UITextField) { count += 1 }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField.text?.isEmpty == false
  }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    count -= 1
  }
}

/// Shows a message from a detached task.
func failInBackground() async {
  await Task.detached {
    SwiftMessages.sharedInstance.show(config: SwiftMessages.Config()) {
      // The closure is called on the main actor, although its type doesn't require this.
      MainActor.assumeIsolated {
        let view = MessageView.viewFromNib(layout: .statusLine)
        view.configureContent(body: "Offline")
        return view
      }
    }
  }.value
}

enum TeamStyle: BannerStyle {
  case reminder

  var bannerConfiguration: BannerConfiguration {
    let label = UILabel()
    label.text = "Stand up, and walk a little"
    return BannerConfiguration(bannerView: label, bufferHeight: 100)
  }
}

/// A task that can be added from any thread.
final class QuestionTask: PopupTask, Sendable {
  private let state = Mutex(State())

  private struct State: Sendable {
    nonisolated(unsafe) weak var manager: Popup.Manager?
    var description = "Question"
    var isCanceled = false
  }

  var manager: Popup.Manager? {
    get { state.withLock { $0.manager } }
    set { state.withLock { $0.manager = newValue } }
  }
  var taskDescription: String {
    get { state.withLock { $0.description } }
    set { state.withLock { $0.description = newValue } }
  }
  var priority: Int { 1 }
  var isCanceled: Bool {
    get { state.withLock { $0.isCanceled } }
    set { state.withLock { $0.isCanceled = newValue } }
  }

  func render() {
    print("question asked")
    Task { try resignFocus() }
  }

  func didDismiss() {
    print("question answered")
  }
}

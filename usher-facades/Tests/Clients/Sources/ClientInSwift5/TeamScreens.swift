// The older libraries as they were used before Swift had actors.
import OwlBanners
import Popup
import SwiftEntryKit
import SwiftMessages

class WelcomeScreen: UIViewController {
  func signedIn(as name: String) {
    var attributes = EKAttributes.topFloat
    attributes.entryBackground = .gradient(
      gradient: .init(
        colors: [EKColor(rgb: 0x1B2F90), EKColor(rgb: 0x64ACC4)], startPoint: .zero,
        endPoint: CGPoint(x: 1, y: 1)))
    attributes.popBehavior = .animated(
      animation: .init(
        translate: .init(duration: 0.3), scale: .init(from: 1, to: 0.7, duration: 0.7)))
    attributes.shadow = .active(with: .init(color: .black, opacity: 0.5, radius: 10))
    attributes.displayDuration = 2
    attributes.lifecycleEvents.didDisappear = { print("toast gone") }
    let title = EKProperty.LabelContent(
      text: "Welcome, \(name)", style: .init(font: .boldSystemFont(ofSize: 16), color: .white))
    let description = EKProperty.LabelContent(
      text: "Two letters have arrived.",
      style: .init(font: .systemFont(ofSize: 14), color: .white))
    let message = EKNotificationMessage(
      simpleMessage: EKSimpleMessage(image: nil, title: title, description: description))
    SwiftEntryKit.display(entry: EKNotificationMessageView(with: message), using: attributes)
  }

  let digits = DigitsOnly()

  func askForCode() {
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .standardContent)
    let field = EKProperty.TextFieldContent(
      delegate: digits, keyboardType: .numberPad,
      placeholder: .init(text: "Code", style: style), textStyle: style)
    let button = EKProperty.ButtonContent(
      label: .init(text: "Go on", style: style), backgroundColor: .white,
      highlightedBackgroundColor: .black
    ) { print("code: \(field.textContent)") }
    let form = EKFormMessageView(
      with: .init(text: "Your code", style: style), textFieldsContent: [field],
      buttonContent: button)
    SwiftEntryKit.display(entry: form, using: .centerFloat)
  }

  func saved() {
    let view = MessageView.viewFromNib(layout: .cardView)
    view.configureTheme(.success)
    view.configureDropShadow()
    view.configureContent(title: "Saved", body: "Everything is on the server.", iconText: "🎉")
    view.button?.isHidden = true
    var config = SwiftMessages.Config()
    config.presentationStyle = .top
    config.duration = .seconds(seconds: 2)
    config.eventListeners.append { event in
      if case .didHide = event { print("card gone") }
    }
    SwiftMessages.show(config: config, view: view)
  }

  func failed() {
    let banner = Banner(DefaultBannerStyle.error, title: "The printer is out of paper")
    banner.completionAction = { print("banner gone") }
    banner.enqueue()
  }
}

class DigitsOnly: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy { $0.isNumber }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

class AdvertisementTask: PopupTask {
  weak var manager: Popup.Manager?
  var taskDescription = "Advertisement"
  var priority: Int { 3 }
  var isCanceled = false

  func render() {
    print("advertisement shown")
    DispatchQueue.main.async { try? self.resignFocus() }
  }

  func didDismiss() {
    print("advertisement gone")
  }
}

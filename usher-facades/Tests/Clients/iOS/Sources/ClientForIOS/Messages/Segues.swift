import SwiftMessages
import UIKit

// Controllers that are presented as messages.

class CardSegue: SwiftMessagesSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    configure(layout: .bottomCard)
    dimMode = .blur(style: .dark, alpha: 0.9, interactive: true)
    messageView.configureNoDropShadow()
    containerView.cornerRadius = 20
    messageView.backgroundHeight = 300
  }

  override func perform() {
    messageView.accessibilityIdentifier = identifier
    super.perform()
  }
}

class BareSegue: SwiftMessagesSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    presentationStyle = .bottom
    containment = .backgroundVertical
    overrideModalPresentationStyle = false
    duration = .seconds(seconds: 10)
    interactiveHide = false
    keyboardTrackingView = KeyboardTrackingView()
    messageView.layoutMarginAdditions = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    messageView.collapseLayoutMarginAdditions = true
    containerView.roundsLeadingCorners = true
    messageView = SideMessage(frame: .zero)
    containerView = CornerRoundingView(frame: .zero)
  }
}

class ListScreen: UIViewController {
  private let details = UINavigationController(rootViewController: UIViewController())
  private var kept: SwiftMessagesSegue?

  // A segue from a storyboard.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let segue = segue as? SwiftMessagesSegue else { return }
    segue.configure(layout: .topTab)
    segue.dimMode = .gray(interactive: false)
    segue.eventListeners.append { event in
      if case .didHide = event { print("details have gone") }
    }
    segue.destination.preferredContentSize = CGSize(width: 0, height: 250)
  }

  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}

  @IBAction func openDetails(_ sender: UIButton) {
    performSegue(withIdentifier: "details", sender: sender)
  }

  // A segue created in code.
  func present(_ layout: SwiftMessagesSegue.Layout) {
    let segue = SwiftMessagesSegue(identifier: nil, source: self, destination: details)
    segue.configure(layout: layout)
    segue.presentationStyle = .center
    segue.containment = .background
    segue.perform()
    kept = segue
  }

  func presentAll() {
    let layouts: [SwiftMessagesSegue.Layout] = [
      .topMessage, .bottomMessage, .topCard, .topTab, .bottomCard, .bottomTab, .centered,
    ]
    layouts.forEach { present($0) }
    CardSegue(identifier: "card", source: self, destination: details).perform()
  }

  // Above all windows, in a separate window for the message.
  func presentAboveAll() {
    var config = SwiftMessages.Config()
    config.presentationContext = .window(windowLevel: .statusBar)
    let source = WindowViewController(config: config)
    BareSegue(identifier: nil, source: source, destination: details).perform()
  }

  func done() {
    details.dismiss(animated: true) { print("dismissed") }
    dismiss(animated: true, completion: nil)
  }

  // An app whose transitions are based on the segue's transition.
  func borrowTransition(of segue: SwiftMessagesSegue) {
    details.transitioningDelegate = segue
    let transition = segue.animationController(
      forPresented: details, presenting: self, source: self)
    print(transition?.transitionDuration(using: nil) ?? 0)
    print(segue.animationController(forDismissed: details) != nil)
  }
}

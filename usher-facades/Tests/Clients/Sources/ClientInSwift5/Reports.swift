import SwiftMessages

// Code for SwiftMessages 9, which belonged to no actor. This code doesn't either.

func report(_ text: String) {
  let view = MessageView.viewFromNib(layout: .statusLine)
  view.configureTheme(.warning)
  view.configureContent(body: text)
  view.id = text
  view.tapHandler = { _ in SwiftMessages.hide() }
  var config = SwiftMessages.defaultConfig
  config.duration = .forever
  SwiftMessages.pauseBetweenMessages = 0
  SwiftMessages.show(config: config, view: view)
}

class Reporter {
  let messages = SwiftMessages()
  var animation = TopBottomAnimation(style: .top)

  deinit {
    SwiftMessages.hideAll()
  }

  init() {
    messages.defaultConfig.presentationStyle = .custom(animator: animation)
    messages.pauseBetweenMessages = 0
    animation.showDuration = 0.1
  }

  func begin() {
    SwiftMessages.hide(id: "Reported")
    SwiftMessages.hideCounted(id: "Reported")
    messages.show {
      let view = MessageView.viewFromNib(layout: .statusLine)
      view.configureContent(body: "Begun")
      return view
    }
  }

  func end() {
    let view: MessageView? = messages.current()
    print("  ends: \(view?.bodyLabel?.text ?? "nothing")")
    messages.hideAll()
    SwiftMessages.hideAll()
  }

  // As the library's README recommended for other threads.
  func failInBackground(then done: @escaping () -> Void) {
    DispatchQueue.global().async {
      SwiftMessages.show {
        let view = MessageView.viewFromNib(layout: .statusLine)
        view.configureContent(body: "Failed")
        view.id = "failed"
        return view
      }
      done()
    }
  }

  func clearInBackground(then done: @escaping () -> Void) {
    DispatchQueue.global().async {
      SwiftMessages.hide(id: "failed")
      done()
    }
  }
}

struct Plate: AccessibleMessage {
  var accessibilityMessage: String? { nil }
  var accessibilityElement: NSObject? { nil }
  var additionalAccessibilityElements: [NSObject]? { nil }
}

class Blink: Animator {
  weak var delegate: AnimationDelegate?
  var showDuration: TimeInterval { 0 }
  var hideDuration: TimeInterval { 0 }

  func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    context.containerView.addSubview(context.messageView)
    completion(true)
  }

  func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    context.messageView.removeFromSuperview()
    completion(true)
  }
}

func makeBlink() -> Blink {
  let blink = Blink()
  blink.delegate?.hide(animator: blink)
  return blink
}

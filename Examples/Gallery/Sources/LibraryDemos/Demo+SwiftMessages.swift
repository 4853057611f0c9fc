internal import SwiftMessages

extension Demo {
  /// The rows of SwiftMessages' demo, and features that aren't in the demo.
  static let swiftMessages: [Demo] = [
    Demo("Message view", "Six messages in all layouts, shown one after the other.") {
      for (config, view) in sixMessages() { SwiftMessages.show(config: config, view: view) }
    },
    Demo("Any view", "A picture on a card, in a custom view.") {
      let picture = UILabel()
      picture.text = "🐶🐶🐶"
      picture.font = .systemFont(ofSize: 48)
      picture.textAlignment = .center
      picture.backgroundColor = UIColor(white: 0.93, alpha: 1)
      picture.layer.cornerRadius = 15
      let view = BaseView(frame: .zero)
      view.installBackgroundView(picture)
      view.backgroundHeight = 120
      view.layoutMarginAdditions = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      view.configureDropShadow()
      SwiftMessages.show(config: SwiftMessages.Config(), view: view)
    },
    Demo("Customize", "A custom dialog at the bottom, above the dimmed app.") {
      let view = TacoDialogView()
      view.configureDropShadow()
      view.getTacos = { count in
        SwiftMessages.hide()
        SwiftMessages.show(view: note(.success, "Yum!", "\(count) on their way."))
      }
      view.forgetIt = { SwiftMessages.hide() }
      var config = SwiftMessages.Config()
      config.presentationStyle = .bottom
      config.duration = .forever
      config.dimMode = .gray(interactive: true)
      SwiftMessages.show(config: config, view: view)
    },
    Demo("Explore", "A tab with a button and a light icon.") {
      let view = MessageView.viewFromNib(layout: .tabView)
      view.configureTheme(.warning, iconStyle: .light)
      view.configureContent(
        title: "Heads Up!", body: "This message is very important.", iconImage: nil,
        iconText: nil, buttonImage: nil, buttonTitle: "Hide"
      ) { _ in SwiftMessages.hide() }
      view.configureTheme(.warning, iconStyle: .light)
      view.configureDropShadow()
      var config = SwiftMessages.Config()
      config.presentationStyle = .bottom
      config.duration = .seconds(seconds: 5)
      SwiftMessages.show(config: config, view: view)
    },
    Demo("Centered", "A card above the blurred app; fling it away.") {
      let view = MessageView.viewFromNib(layout: .centeredView)
      view.configureBackgroundView(width: 250)
      view.configureContent(
        title: "Hey There!", body: "Please try swiping to dismiss this message.", iconImage: nil,
        iconText: "🦄", buttonImage: nil, buttonTitle: "No Thanks"
      ) { _ in SwiftMessages.hide() }
      view.backgroundView.backgroundColor = UIColor(white: 0.97, alpha: 1)
      view.backgroundView.layer.cornerRadius = 10
      var config = SwiftMessages.Config()
      config.presentationStyle = .center
      config.duration = .forever
      config.dimMode = .blur(style: .dark, alpha: 1, interactive: true)
      SwiftMessages.show(config: config, view: view)
    },
    Demo("Counted", "Shown three times and hidden three times; the third time hides the message.") {
      var config = SwiftMessages.Config()
      config.presentationStyle = .center
      config.duration = .forever
      let view = MessageView.viewFromNib(layout: .centeredView)
      view.id = "counted"
      view.configureDropShadow()
      view.configureContent(
        title: "Counted", body: "Shown three times, so only the third hide removes it.",
        iconImage: nil,
        iconText: "3", buttonImage: nil, buttonTitle: "Hide"
      ) { _ in SwiftMessages.hideCounted(id: "counted") }
      for _ in 0..<3 { SwiftMessages.show(config: config, view: view) }
    },
    Demo("By priority", "Low is requested before high; high is shown next.") {
      for (title, priority) in [("First", 0), ("Low", -1), ("High", 1)] {
        var config = SwiftMessages.Config()
        config.priority = priority
        SwiftMessages.show(config: config, view: note(.info, title, "Priority \(priority)"))
      }
    },
    Demo("Delayed progress", "Shown after a second, for at least two seconds.") {
      var config = SwiftMessages.Config()
      config.duration = .indefinite(delay: 1, minimum: 2)
      let view = note(.info, "Loading", "This may take a moment.")
      view.id = "loading"
      SwiftMessages.show(config: config, view: view)
    },
    Demo("Custom animator", "The message grows and turns with UIView.animate.") {
      var config = SwiftMessages.Config()
      config.presentationStyle = .custom(animator: GrowingAnimator())
      SwiftMessages.show(
        config: config, view: note(.success, "Custom animation", "The message leaves the same way.")
      )
    },
  ]

  @MainActor
  static func note(_ theme: Theme, _ title: String, _ body: String) -> MessageView {
    let view = MessageView.viewFromNib(layout: .cardView)
    view.configureTheme(theme)
    view.configureContent(title: title, body: body)
    view.configureDropShadow()
    view.button?.isHidden = true
    return view
  }

  @MainActor
  private static func sixMessages() -> [(SwiftMessages.Config, UIView)] {
    let error = MessageView.viewFromNib(layout: .tabView)
    error.configureContent(title: "Error", body: "Something is horribly wrong!")
    error.configureTheme(.error)
    error.button?.setTitle("Stop", for: .normal)

    let warning = MessageView.viewFromNib(layout: .cardView)
    warning.configureTheme(.warning)
    warning.configureDropShadow()
    warning.configureContent(title: "Warning", body: "Consider yourself warned.", iconText: "🤔")
    warning.button?.isHidden = true

    let info = MessageView.viewFromNib(layout: .messageView)
    info.configureTheme(.info)
    info.button?.isHidden = true
    info.configureContent(
      title: "Info",
      body: "This is a very lengthy and informative info message that wraps across multiple lines "
        + "and grows in height as needed.")
    var atBottom = SwiftMessages.Config()
    atBottom.presentationStyle = .bottom
    atBottom.duration = .seconds(seconds: 0.25)
    var centered = SwiftMessages.Config()
    centered.presentationStyle = .center

    let purple = MessageView.viewFromNib(layout: .statusLine)
    purple.backgroundView.backgroundColor = .purple
    purple.bodyLabel?.textColor = .white
    purple.configureContent(body: "A tiny line of text covering the status bar.")
    let orange = MessageView.viewFromNib(layout: .statusLine)
    orange.backgroundView.backgroundColor = UIColor(red: 0.72, green: 0.31, blue: 0, alpha: 1)
    orange.bodyLabel?.textColor = .white
    orange.configureContent(body: "Switched to light status bar!")
    return [
      (SwiftMessages.Config(), error), (SwiftMessages.Config(), warning),
      (centered, note(.success, "Success", "Something good happened!")), (atBottom, info),
      (SwiftMessages.Config(), purple), (SwiftMessages.Config(), orange),
    ]
  }
}

import SwiftMessages

/// Six messages with different layouts, requested together and shown in order.
@MainActor
enum MessageViewExamples {
  /// Requests all six messages.
  static func show(in messages: SwiftMessages) {
    messages.show(view: error())
    messages.show(config: above(.statusBar), view: warning())
    messages.show(config: centered(), view: success())
    messages.show(config: atTheBottom(), view: info())
    messages.show(
      config: above(.statusBar), view: status("A status line over the status bar.", .purple))
    var config = above(.normal)
    config.preferredStatusBarStyle = .lightContent
    messages.show(config: config, view: status("Another one under it.", .orange))
  }

  private static func error() -> UIView {
    let view = MessageView.viewFromNib(layout: .tabView)
    view.configureTheme(.error)
    view.configureContent(title: "Error", body: "Something is horribly wrong!")
    view.button?.setTitle("Stop", for: .normal)
    return view
  }

  private static func warning() -> UIView {
    let view = MessageView.viewFromNib(layout: .cardView)
    view.configureTheme(.warning)
    view.configureDropShadow()
    view.configureContent(title: "Warning", body: "Consider yourself warned.", iconText: "🤔")
    view.button?.isHidden = true
    return view
  }

  private static func success() -> UIView {
    let view = MessageView.viewFromNib(layout: .cardView)
    view.configureTheme(.success)
    view.configureDropShadow()
    view.configureContent(title: "Success", body: "Something good happened!")
    view.button?.isHidden = true
    return view
  }

  private static func info() -> UIView {
    let view = MessageView.viewFromNib(layout: .messageView)
    view.configureTheme(.info)
    view.button?.isHidden = true
    view.configureContent(
      title: "Info",
      body: """
        This is a very lengthy and informative info message that wraps across several lines and \
        grows in height as needed.
        """)
    return view
  }

  private static func status(_ words: String, _ color: UIColor) -> UIView {
    let view = MessageView.viewFromNib(layout: .statusLine)
    view.backgroundView.backgroundColor = color
    view.bodyLabel?.textColor = .white
    view.configureContent(body: words)
    return view
  }

  private static func above(_ level: UIWindow.Level) -> SwiftMessages.Config {
    var config = SwiftMessages.Config()
    config.presentationContext = .window(windowLevel: level)
    return config
  }

  private static func centered() -> SwiftMessages.Config {
    var config = above(.normal)
    config.presentationStyle = .center
    return config
  }

  private static func atTheBottom() -> SwiftMessages.Config {
    var config = SwiftMessages.defaultConfig
    config.presentationStyle = .bottom
    config.duration = .seconds(seconds: 0.25)
    return config
  }
}

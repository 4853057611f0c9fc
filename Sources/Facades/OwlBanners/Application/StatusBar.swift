internal import Usher

/// The letters of the status bar while a banner is up.
@MainActor
final class StatusBar {
  private let context: any ApplicationContext
  private let before: UIStatusBarStyle
  private let chosen: UIStatusBarStyle
  private var isRestored = false

  /// Gives the status bar other letters.
  init(_ style: UIStatusBarStyle, of context: any ApplicationContext) {
    self.context = context
    before = context.statusBarStyle
    chosen = style
    context.statusBarStyle = style
  }

  /// Gives it back the letters it had, once, unless the app has changed them meanwhile.
  func restore() {
    guard !isRestored else { return }
    isRestored = true
    if context.statusBarStyle == chosen { context.statusBarStyle = before }
  }

  /// How far below the safe area a status bar ends, in points.
  static func depth(_ context: any ApplicationContext, in presenter: Presenter) -> Double {
    let depth = Double(context.statusBarFrame.height) - (presenter.viewport?.safeArea.top ?? 0)
    return depth > 0 ? min(depth, 10_000) : 0
  }
}

internal import Usher

/// The letters of the status bar while a banner is up.
///
/// The app is told, as ever, for apps whose bar is not their controllers' to style; and so is the presenter of the
/// banner, whose window's controller UIKit asks otherwise.
@MainActor
final class StatusBar {
  private let context: any ApplicationContext
  private let request: PresentationHandle?
  private let before: UIStatusBarStyle
  private let chosen: UIStatusBarStyle
  private var isRestored = false

  /// Gives the status bar other letters for a request.
  init(
    _ style: UIStatusBarStyle, of context: any ApplicationContext, for request: PresentationHandle?
  ) {
    self.context = context
    self.request = request
    before = context.statusBarStyle
    chosen = style
    context.statusBarStyle = style
    var demands = WindowDemands()
    demands.statusBar = .lettered(style)
    if let request { request.presenter?.setDemands(demands, of: request.id) }
  }

  /// Gives it back the letters it had, once, unless the app has changed them meanwhile.
  func restore() {
    guard !isRestored else { return }
    isRestored = true
    if context.statusBarStyle == chosen { context.statusBarStyle = before }
    if let request { request.presenter?.setDemands(nil, of: request.id) }
  }

  /// How far below the safe area a status bar ends, in points.
  static func depth(_ context: any ApplicationContext, in presenter: Presenter) -> Double {
    let depth = Double(context.statusBarFrame.height) - (presenter.viewport?.safeArea.top ?? 0)
    return depth > 0 ? min(depth, 10_000) : 0
  }
}

#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// The status bar's style while a banner is shown.
///
/// If view controllers don't determine the app's status bar, the style is set on the app's context.
/// Otherwise, UIKit asks the view controller of the presenter's window, so the style is set on the
/// presenter as well.
@MainActor
final class StatusBar {
  private let change: StatusBarChange
  private let request: PresentationHandle?
  private var isRestored = false

  /// Sets the status bar's style for a request.
  init(
    _ style: UIStatusBarStyle, of context: any ApplicationContext, for request: PresentationHandle?
  ) {
    change = StatusBarChange(to: .style(style), of: ContextBar(context))
    self.request = request
    var demands = WindowDemands()
    demands.statusBar = .style(style)
    if let request { request.presenter?.setDemands(demands, of: request.id) }
  }

  /// Restores the former style, unless the app has changed the style in the meantime.
  ///
  /// Repeated calls have no effect.
  func restore() {
    guard !isRestored else { return }
    isRestored = true
    change.end()
    if let request { request.presenter?.setDemands(nil, of: request.id) }
  }

  /// The distance, in points, by which the status bar extends below the safe area, clamped to
  /// 0...10,000.
  static func depth(_ context: any ApplicationContext, in presenter: Presenter) -> Double {
    let depth = Double(context.statusBarFrame.height) - (presenter.viewport?.safeArea.top ?? 0)
    return depth > 0 ? min(depth, 10_000) : 0
  }
}

/// The status bar of an app's context, which is treated as always visible.
private final class ContextBar: StatusBarOwner {
  private let context: any ApplicationContext

  init(_ context: any ApplicationContext) {
    self.context = context
  }

  var statusBarStyle: UIStatusBarStyle {
    get { context.statusBarStyle }
    set { context.statusBarStyle = newValue }
  }
  var isStatusBarHidden: Bool {
    get { false }
    set {}
  }
}
#endif

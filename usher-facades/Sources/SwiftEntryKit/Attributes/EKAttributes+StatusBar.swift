#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge
internal import Usher

extension EKAttributes {
  /// The status bar's look while an entry is shown; ignored on platforms without a status bar.
  public enum StatusBar: Hashable, Sendable, CaseIterable {
    /// The look that the app beneath has.
    case ignored
    /// No status bar.
    case hidden
    /// A status bar with dark text.
    case dark
    /// A status bar with light text.
    case light
    /// The look that the app beneath has.
    case inferred

    /// The status bar's visibility and text style.
    public typealias Appearance = (visible: Bool, style: UIStatusBarStyle)

    /// The appearance for this case; `inferred` and `ignored` have the current appearance.
    public var appearance: Appearance {
      switch self {
      case .dark: (true, .darkContent)
      case .light: (true, .lightContent)
      case .hidden: (false, Self.currentAppearance.style)
      case .inferred, .ignored: Self.currentAppearance
      }
    }

    /// Returns the case for an appearance; the `default` style counts as dark text.
    public static func statusBar(by appearance: Appearance) -> StatusBar {
      guard appearance.visible else { return .hidden }
      return appearance.style == .lightContent ? .light : .dark
    }

    /// The status bar's current appearance; visible with the `default` style if called off the main
    /// thread, or without a presenter or scene.
    public static var currentAppearance: Appearance {
      let known = MainActor.ifCurrent { Presenter.default?.statusBar }
      return known.map { (!$0.isHidden, $0.style) } ?? (true, .default)
    }

    /// The case for the status bar's current appearance.
    public static var currentStatusBar: StatusBar { statusBar(by: currentAppearance) }
  }
}
#endif

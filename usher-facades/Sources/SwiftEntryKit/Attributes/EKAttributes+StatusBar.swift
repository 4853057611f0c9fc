#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge
internal import Usher

extension EKAttributes {
  /// The status bar's appearance while an entry is shown.
  public enum StatusBar: Hashable, Sendable, CaseIterable {
    /// The appearance that the app has chosen.
    case ignored
    /// No status bar.
    case hidden
    /// A status bar with dark text.
    case dark
    /// A status bar with light text.
    case light
    /// The appearance that the app has chosen.
    case inferred

    /// The status bar's visibility and text style.
    public typealias Appearance = (visible: Bool, style: UIStatusBarStyle)

    /// The appearance for this case.
    ///
    /// For `inferred` and `ignored`, it is the current appearance.
    public var appearance: Appearance {
      switch self {
      case .dark: (true, .darkContent)
      case .light: (true, .lightContent)
      case .hidden: (false, Self.currentAppearance.style)
      case .inferred, .ignored: Self.currentAppearance
      }
    }

    /// Returns the case for an appearance.
    ///
    /// The style `default` is treated as dark text.
    public static func statusBar(by appearance: Appearance) -> StatusBar {
      guard appearance.visible else { return .hidden }
      return appearance.style == .lightContent ? .light : .dark
    }

    /// The status bar's current appearance.
    ///
    /// If this is read off the main thread, or there is no presenter or scene, the bar is reported
    /// as visible with the style `default`.
    public static var currentAppearance: Appearance {
      let known = MainActor.ifCurrent { Presenter.default?.statusBar }
      return known.map { (!$0.isHidden, $0.style) } ?? (true, .default)
    }

    /// The case for the status bar's current appearance.
    public static var currentStatusBar: StatusBar { statusBar(by: currentAppearance) }
  }
}
#endif

public import UIKitNames
internal import Usher

extension EKAttributes {
  /// The status bar while an entry is shown; only kept where there is none.
  public enum StatusBar: Hashable, Sendable, CaseIterable {
    /// The entry has nothing to say about it.
    case ignored
    /// There is none.
    case hidden
    /// Dark letters.
    case dark
    /// Light letters.
    case light
    /// As it is.
    case inferred

    /// Whether it is there, and its letters.
    public typealias Appearance = (visible: Bool, style: UIStatusBarStyle)

    /// What it stands for; `ignored` is as it is.
    public var appearance: Appearance {
      switch self {
      case .dark: (true, .darkContent)
      case .light: (true, .lightContent)
      case .hidden: (false, Self.currentAppearance.style)
      case .inferred, .ignored: Self.currentAppearance
      }
    }

    /// What stands for an appearance; letters that follow the system count as dark.
    public static func statusBar(by appearance: Appearance) -> StatusBar {
      guard appearance.visible else { return .hidden }
      return appearance.style == .lightContent ? .light : .dark
    }

    /// How it is now; off the main thread, visible and with letters that follow the system.
    public static var currentAppearance: Appearance {
      let known = MainActor.ifCurrent { Presenter.default?.statusBar }
      return known.map { (!$0.isHidden, $0.style) } ?? (true, .default)
    }

    /// What stands for how it is now.
    public static var currentStatusBar: StatusBar { statusBar(by: currentAppearance) }
  }
}

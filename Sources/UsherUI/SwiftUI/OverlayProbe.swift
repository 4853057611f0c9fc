#if canImport(SwiftUI) && canImport(UIKit)
package import SwiftUI
package import UIKit
internal import UsherUIKit

/// An invisible view in the app's views: SwiftUI tells it of updates, and UIKit of its window.
package struct OverlayProbe: UIViewRepresentable {
  /// Called with each update of the view, in which nothing may be shown or written.
  let update: @MainActor (ProbeView) -> Void
  /// Called when the view is in another window than before.
  let windowChanged: @MainActor (ProbeView) -> Void
  /// Called when the view is removed for good, and not where it is only covered.
  let remove: @MainActor (ProbeView) -> Void

  /// Makes a probe; see the properties.
  package init(
    update: @escaping @MainActor (ProbeView) -> Void,
    windowChanged: @escaping @MainActor (ProbeView) -> Void = { _ in },
    remove: @escaping @MainActor (ProbeView) -> Void = { _ in }
  ) {
    self.update = update
    self.windowChanged = windowChanged
    self.remove = remove
  }

  /// Makes the view.
  package func makeUIView(context: Context) -> ProbeView { ProbeView(remove: remove) }

  /// Tells of an update.
  package func updateUIView(_ view: ProbeView, context: Context) {
    view.windowChanged = windowChanged
    update(view)
  }

  /// Tells of the removal.
  package static func dismantleUIView(_ view: ProbeView, coordinator: ()) {
    view.windowChanged = { _ in }
    view.remove(view)
  }
}

/// The view of a probe.
package final class ProbeView: UIView {
  var windowChanged: @MainActor (ProbeView) -> Void = { _ in }
  let remove: @MainActor (ProbeView) -> Void
  /// The scene the view was in last.
  private weak var lastScene: UIWindowScene?

  init(remove: @escaping @MainActor (ProbeView) -> Void) {
    self.remove = remove
    super.init(frame: .zero)
    // Under an alert or a sheet UIKit greys the tint, but not that of an overlay above both.
    tintAdjustmentMode = .normal
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Tells of another window.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if let scene = window?.windowScene { lastScene = scene }
    if window != nil { windowChanged(self) }
  }

  /// The presenter of the view's scene, or of its window where that has no scene, as in some previews; `nil` before
  /// the view is in a window.
  package func presenter(level: UIWindow.Level? = nil) -> Presenter? {
    if let scene = window?.windowScene ?? lastScene { return .attached(to: scene, level: level) }
    return window.map { .attached(to: $0) }
  }

  /// The appearance that an overlay has to be fixed to, so that it looks like views with these values; `nil` where
  /// the window looks like that itself, and before the view is in one.
  package func appearance(amid values: EnvironmentValues) -> Appearance? {
    Appearance(values.colorScheme).toFix(in: window.map { Appearance($0.traitCollection) })
  }
}

extension Appearance {
  /// The appearance of views with a colour scheme.
  init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }

  /// The appearance of UIKit's views with these traits.
  init(_ traits: UITraitCollection) { self = traits.userInterfaceStyle == .dark ? .dark : .light }
}
#endif

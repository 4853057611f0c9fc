#if os(iOS)
public import SwiftUI
public import UIKit
internal import UsherUIKit

/// An invisible view that reports when SwiftUI updates it, moves it to another window, or removes
/// it.
///
/// The view takes up no space and is hidden from assistive technology.
@_spi(Facades) public struct OverlayProbe: View {
  /// Called in each update of the view.
  ///
  /// The closure must not show overlays or change bindings.
  let update: @MainActor (ProbeView) -> Void
  /// Called when the view moves to a different window.
  let windowChanged: @MainActor (ProbeView) -> Void
  /// Called when the view is permanently removed, but not when it is only covered.
  let remove: @MainActor (ProbeView) -> Void

  init(
    update: @escaping @MainActor (ProbeView) -> Void,
    windowChanged: @escaping @MainActor (ProbeView) -> Void = { _ in },
    remove: @escaping @MainActor (ProbeView) -> Void = { _ in }
  ) {
    self.update = update
    self.windowChanged = windowChanged
    self.remove = remove
  }

  /// Creates a probe for a binding's overlays.
  ///
  /// - Parameters:
  ///   - overlays: The overlays that are notified of every update, move and removal of the view.
  ///   - source: A closure that returns the items to show. It's called while the view is being
  ///     updated.
  ///   - windowChanged: Called when the view moves to a different window.
  public init<Item, Request>(
    of overlays: BoundOverlays<Item, Request>,
    source: @escaping @MainActor (ProbeView) -> BindingSource<Item, Request>,
    windowChanged: @escaping @MainActor (ProbeView) -> Void = { _ in }
  ) {
    self.init(
      update: { overlays.update(source($0), by: $0) },
      windowChanged: {
        overlays.placeChanged()
        windowChanged($0)
      },
      remove: { overlays.remove(by: $0) })
  }

  /// The native view.
  public var body: some View {
    ProbeRepresentable(probe: self).frame(width: 0, height: 0).accessibilityHidden(true)
  }
}

private struct ProbeRepresentable: UIViewRepresentable {
  let probe: OverlayProbe

  func makeUIView(context: Context) -> ProbeView { ProbeView(remove: probe.remove) }

  func updateUIView(_ view: ProbeView, context: Context) {
    view.windowChanged = probe.windowChanged
    probe.update(view)
  }

  static func dismantleUIView(_ view: ProbeView, coordinator: ()) {
    view.windowChanged = { _ in }
    view.remove(view)
  }
}

/// The native view of a probe.
@_spi(Facades) public final class ProbeView: UIView {
  var windowChanged: @MainActor (ProbeView) -> Void = { _ in }
  let remove: @MainActor (ProbeView) -> Void
  private weak var lastScene: UIWindowScene?

  init(remove: @escaping @MainActor (ProbeView) -> Void) {
    self.remove = remove
    super.init(frame: .zero)
    // UIKit dims the tint color below an alert or a sheet, but an overlay above them keeps its tint
    // color.
    tintAdjustmentMode = .normal
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Reports a move to a new window.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if let scene = window?.windowScene { lastScene = scene }
    if window != nil { windowChanged(self) }
  }

  /// Returns the presenter of the view's scene, or `nil` if the view has never been in a window.
  ///
  /// If the view isn't in a window now, its last scene is used. If the window has no scene, for
  /// example in some previews, the presenter of the window is returned.
  ///
  /// - Parameter level: The new level of the scene's overlay window, or `nil` to keep the level.
  /// - Returns: The presenter.
  public func presenter(level: UIWindow.Level? = nil) -> Presenter? {
    if let scene = window?.windowScene ?? lastScene { return .attached(to: scene, level: level) }
    return window.map { .attached(to: $0) }
  }

  /// Returns the appearance that makes an overlay match views with these values.
  ///
  /// The result is `nil` if the window matches already, or if the view isn't in a window.
  public func appearance(amid values: EnvironmentValues) -> Appearance? {
    Appearance(values.colorScheme).toFix(in: window.map { Appearance($0.traitCollection) })
  }
}

extension Appearance {
  init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }

  init(_ traits: UITraitCollection) { self = traits.userInterfaceStyle == .dark ? .dark : .light }
}
#endif

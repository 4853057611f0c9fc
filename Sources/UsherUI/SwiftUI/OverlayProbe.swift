#if os(iOS)
public import SwiftUI
public import UIKit
internal import UsherUIKit

/// A view without extent among the app's views, unknown to assistive technology, that reports
/// updates by SwiftUI and changes of its window.
@_spi(Facades) public struct OverlayProbe: View {
  /// Called with each update of the view, during which nothing may be shown or written.
  let update: @MainActor (ProbeView) -> Void
  /// Called when the view has moved to another window.
  let windowChanged: @MainActor (ProbeView) -> Void
  /// Called when the view is removed for good; not when it is only covered.
  let remove: @MainActor (ProbeView) -> Void

  /// Makes a probe from its callbacks.
  init(
    update: @escaping @MainActor (ProbeView) -> Void,
    windowChanged: @escaping @MainActor (ProbeView) -> Void = { _ in },
    remove: @escaping @MainActor (ProbeView) -> Void = { _ in }
  ) {
    self.update = update
    self.windowChanged = windowChanged
    self.remove = remove
  }

  /// Makes the probe of a binding's overlays.
  ///
  /// - Parameters:
  ///   - overlays: The overlays, which are told of every update, move and removal.
  ///   - source: Returns the state to show, during an update of the view.
  ///   - windowChanged: Called when the view has moved to another window.
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

  /// The view in UIKit's form.
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

/// The view of a probe.
@_spi(Facades) public final class ProbeView: UIView {
  var windowChanged: @MainActor (ProbeView) -> Void = { _ in }
  let remove: @MainActor (ProbeView) -> Void
  /// The last scene that contained the view.
  private weak var lastScene: UIWindowScene?

  init(remove: @escaping @MainActor (ProbeView) -> Void) {
    self.remove = remove
    super.init(frame: .zero)
    // UIKit grays the tint under an alert or a sheet; an overlay above both keeps its tint.
    tintAdjustmentMode = .normal
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Reports another window.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if let scene = window?.windowScene { lastScene = scene }
    if window != nil { windowChanged(self) }
  }

  /// Returns the presenter of the view's scene, or of its window without a scene, as in some
  /// previews; `nil` before the view is in a window.
  public func presenter(level: UIWindow.Level? = nil) -> Presenter? {
    if let scene = window?.windowScene ?? lastScene { return .attached(to: scene, level: level) }
    return window.map { .attached(to: $0) }
  }

  /// Returns the appearance to fix an overlay to, so as to match views with these values; `nil` if
  /// the window matches already, and before the view is in a window.
  public func appearance(amid values: EnvironmentValues) -> Appearance? {
    Appearance(values.colorScheme).toFix(in: window.map { Appearance($0.traitCollection) })
  }
}

extension Appearance {
  /// Makes the appearance of views with a color scheme.
  init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }

  /// Makes the appearance of UIKit views with these traits.
  init(_ traits: UITraitCollection) { self = traits.userInterfaceStyle == .dark ? .dark : .light }
}
#endif

public import UsherCore

// Names that developers often try first. The compiler suggests the correct name.

extension Presenter {
  /// Use `present(_:using:)`.
  @available(*, unavailable, renamed: "present(_:)")
  @discardableResult
  public func show(_ overlay: Overlay) -> PresentationHandle { present(overlay) }

  /// Use `dismiss(_:)`.
  @available(*, unavailable, renamed: "dismiss(_:)")
  public func hide(_ name: String) { dismiss(name) }

  /// Use `dismiss(_:)`.
  @available(*, unavailable, renamed: "dismiss(_:)")
  public func dismiss(named name: String) { dismiss(name) }

  /// Use `isShowing(_:)`.
  @available(*, unavailable, renamed: "isShowing(_:)")
  public func isVisible(_ name: String) -> Bool { isShowing(name) }
}

extension Presenter {
  /// Use `defaultPreset`.
  @available(*, unavailable, renamed: "defaultPreset")
  public var defaults: OverlayPreset? { defaultPreset }
}

extension OverlayQueue {
  /// Use `dismissAll()`.
  @available(*, unavailable, renamed: "dismissAll()")
  public func clear() { dismissAll() }
}

extension OverlayTransition {
  /// Use `slide(from:)`.
  @available(*, unavailable, renamed: "slide(from:)")
  public static func move(edge: Edge) -> OverlayTransition { slide(from: edge) }
  /// Use `scale(from:)`.
  @available(*, unavailable, renamed: "scale(from:)")
  public static func scale(_ share: Double) -> OverlayTransition { scale(from: share) }
  /// Use `scale(from:)`.
  @available(*, unavailable, renamed: "scale(from:)")
  public static func scale(scale share: Double) -> OverlayTransition { scale(from: share) }
}

/// Use `PresentationHandle`.
@available(*, unavailable, renamed: "PresentationHandle")
public typealias OverlayHandle = PresentationHandle

extension PresentationHandle {
  /// Use `dismiss()`.
  @available(*, unavailable, renamed: "dismiss()")
  public func cancel() { dismiss() }

  /// Use `dismiss()`.
  @available(*, unavailable, renamed: "dismiss()")
  public func close() { dismiss() }
}

extension OverlayModifiable {
  /// Use `position(_:)`.
  @available(*, unavailable, renamed: "position(_:)")
  public func placement(_ position: OverlayPosition) -> Self { self.position(position) }

  /// Use `duration(_:)`.
  @available(*, unavailable, renamed: "duration(_:)")
  public func timeout(_ duration: OverlayDuration) -> Self { self.duration(duration) }

  /// Use `background(_:)`.
  @available(*, unavailable, renamed: "background(_:)")
  public func backgroundColor(_ color: AdaptiveColor) -> Self { background(color) }

  /// Use `foregroundStyle(_:)`.
  @available(*, unavailable, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: AdaptiveColor) -> Self { foregroundStyle(color) }
}

extension Overlay {
  /// Use `onDisappear(_:)`.
  @available(*, unavailable, renamed: "onDisappear(_:)")
  public func onDismiss(_ action: @escaping Lifecycle.Callback) -> Overlay { onDisappear(action) }

  /// Use `progress(_:)`.
  @available(*, unavailable, renamed: "progress(_:)")
  public static func loading(_ title: String) -> Overlay { progress(title) }
}

extension OverlayPosition {
  /// Use `topLeading`.
  @available(*, unavailable, renamed: "topLeading")
  public static var topLeft: OverlayPosition { topLeading }
  /// Use `topTrailing`.
  @available(*, unavailable, renamed: "topTrailing")
  public static var topRight: OverlayPosition { topTrailing }
  /// Use `bottomLeading`.
  @available(*, unavailable, renamed: "bottomLeading")
  public static var bottomLeft: OverlayPosition { bottomLeading }
  /// Use `bottomTrailing`.
  @available(*, unavailable, renamed: "bottomTrailing")
  public static var bottomRight: OverlayPosition { bottomTrailing }
}

extension DismissReason {
  /// Use `timedOut`.
  @available(*, unavailable, renamed: "timedOut")
  public static var timeout: DismissReason { timedOut }
}

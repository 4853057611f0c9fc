public import UsherCore

extension Presenter {
  /// The visible overlays, back to front, without overlays that are leaving or that the app draws.
  public var visible: [VisibleOverlay] {
    scene.overlays.compactMap { placed in
      guard isShowing(placed.id), let root = handles[placed.id]?.request?.built?.root.shown else {
        return nil
      }
      return VisibleOverlay(id: placed.id, root: root, frame: placed.currentFrame)
    }
  }

  /// Calls `action` with each overlay that appears later, after its first frame was drawn.
  ///
  /// Several actions are called in the order in which they were added. The presenter retains them,
  /// and they may call it. Overlays that the app draws are left out.
  ///
  /// ```swift
  /// presenter.onAppear { overlay in print(overlay.texts) }
  /// ```
  public func onAppear(_ action: @escaping @MainActor (VisibleOverlay) -> Void) {
    ability(Arrivals.self).actions.append(action)
  }
}

private final class Arrivals: PresenterAbility {
  var actions: [@MainActor (VisibleOverlay) -> Void] = []
  /// The overlays that appeared since the last frame.
  private var ids: Set<OverlayID> = []

  init(of presenter: Presenter) {}

  func didPerform(_ command: OverlayCommand, in presenter: Presenter) {
    if case .notify(let id, .willPresent) = command { ids.insert(id) }
  }

  func didFinishBatch(in presenter: Presenter) {
    guard !ids.isEmpty else { return }
    let appeared = ids
    ids = []
    for overlay in presenter.visible where appeared.contains(overlay.id) {
      for action in actions { action(overlay) }
    }
  }
}

/// An overlay that the user can see.
@MainActor
public struct VisibleOverlay: Identifiable {
  /// The overlay's id.
  public nonisolated let id: OverlayID
  let root: OverlayNode
  /// The frame in the window at this moment, in points.
  public let frame: OverlayRect

  /// The texts in reading order, including the titles of buttons.
  public var texts: [String] { root.texts.filter { !$0.isEmpty } }

  /// The first text, or `nil` if there is none.
  public var title: String? { texts.first }

  /// The progress of the first progress bar, from 0 to 1, or `nil` if there is none.
  public var progress: Double? {
    root.changing.lazy.compactMap {
      if case .progress(let bar) = $0 { bar.amount?.value } else { nil }
    }
    .first
  }

  /// The buttons with a title, in reading order.
  public var buttons: [Button] {
    root.buttons.filter { !$0.title.isEmpty }.map {
      Button(title: $0.title, isEnabled: $0.isPressable)
    }
  }

  /// A button of a visible overlay.
  ///
  /// A string literal creates an enabled button.
  public struct Button: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The title.
    public let title: String
    /// Whether the user can press the button.
    public let isEnabled: Bool

    init(title: String, isEnabled: Bool) {
      (self.title, self.isEnabled) = (title, isEnabled)
    }

    /// Creates an enabled button, for comparisons.
    public init(stringLiteral title: String) { self.init(title: title, isEnabled: true) }
  }
}

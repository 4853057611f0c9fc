#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation
package import Usher

/// The content of an overlay whose frame is that of a background inside a larger view.
@MainActor
package final class BackgroundContent {
  private let view: UIView
  private let backgroundLayout: @MainActor () -> BackgroundLayout

  /// Prepares the content.
  ///
  /// - Parameters:
  ///   - view: The whole view.
  ///   - background: Returns the part of the view that becomes the overlay's frame.
  ///   - backgroundLayout: Returns the view's relation to the background.
  ///   - spoken: The view's accessibility elements; ignored here.
  package init(
    of view: UIView, background: @escaping @MainActor () -> UIView,
    backgroundLayout: @escaping @MainActor () -> BackgroundLayout,
    spoken: SpokenElements
  ) {
    self.view = view
    self.backgroundLayout = backgroundLayout
  }

  /// The current content.
  package var content: OverlayContent {
    (view as? any OverReaching)?.usherReach(.zero, padding: backgroundLayout().padding)
    return OverlayContent(view)
  }

  /// Does nothing: here no overlay is shown in one of the app's views.
  package func followWindow(_ act: @escaping @MainActor (_ isInWindow: Bool) -> Void) {}

  /// Takes the padding back from the view's margins.
  package func end() { (view as? any OverReaching)?.usherReach(.zero, padding: .zero) }
}

extension OverlayContent {
  /// Makes content from the background of a view and its subviews.
  ///
  /// The view's other subviews are drawn over the background.
  ///
  /// - Parameters:
  ///   - background: The part of the view that becomes the overlay's frame.
  ///   - view: The whole view.
  ///   - message: The label for screen readers; with `nil`, the view's texts are read.
  @MainActor
  package init(of background: UIView, in view: UIView, saying message: String?) {
    let inner = background === view ? nil : OverlayContent(background)
    let others = view.subviews.filter {
      !$0.isHidden && $0.alpha > 0 && inner != nil && !background.isDescendant(of: $0)
    }
    var root = inner?.root ?? OverlayNode(subviewsOf: view)
    if !others.isEmpty {
      root = .stack(
        OverlayNode.Stack(
          .depth, spacing: 0, alignment: .fill, children: [root] + others.map { OverlayNode($0) })
      )
    }
    if root.showsNothing {
      // An empty background still has to be visible.
      let ground = OverlayNode.Box(nil, style: .clear, height: inner == nil ? 0 : 350)
      root = .stack(
        OverlayNode.Stack(.depth, spacing: 0, alignment: .fill, children: [root, .box(ground)]))
    }
    let fill = background.backgroundColor.map { Background.color(AdaptiveColor($0)) }
    let style = OverlayStyle(
      background: inner?.style.background ?? fill ?? .clear, corners: Corners(background.layer),
      border: inner?.style.border, shadow: OverlayShadow(view.layer) ?? inner?.style.shadow,
      clipsContent: background.clipsToBounds)
    self.init(
      root, style: style,
      semantics: Semantics(
        label: message ?? view.accessibilityLabel, description: message == nil ? nil : ""))
  }
}

extension OverlayNode {
  /// Whether the node draws nothing.
  fileprivate var showsNothing: Bool {
    switch self {
    case .stack, .pages, .scroll: children.allSatisfy { $0.showsNothing }
    case .box(let box): box.style == nil && children.allSatisfy { $0.showsNothing }
    case .text(let text): text.runs.isEmpty
    case .spacer: true
    case .image, .button, .field, .rating, .activity, .progress, .divider, .native: false
    }
  }
}
#endif

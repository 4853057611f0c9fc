#if !canImport(UIKit)
internal import Foundation
package import Usher

/// The content of an overlay whose frame is the background of a larger view.
@MainActor
package final class BackgroundContent {
  private let view: UIView

  /// Prepares the content.
  ///
  /// - Parameters:
  ///   - view: The whole view.
  ///   - background: Returns the part of the view that the overlay's frame is about.
  ///   - surroundings: Returns how the view lies around the background.
  ///   - spoken: Returns what assistive technology finds in the view; `nil` for what the view has itself.
  package init(
    of view: UIView, background: @escaping @MainActor () -> UIView,
    surroundings: @escaping @MainActor () -> Surroundings,
    spoken: @escaping @MainActor () -> SpokenParts?
  ) {
    self.view = view
  }

  /// The content as it is now.
  package var content: OverlayContent { OverlayContent(view) }

  /// Lets go of the view.
  package func end() {}
}

extension OverlayContent {
  /// The background of a view and what stands there.
  ///
  /// What else lies in the view is drawn over that.
  ///
  /// - Parameters:
  ///   - background: The part of the view that the overlay's frame is about.
  ///   - view: The whole view.
  ///   - message: What is said of the view; `nil` leaves that to the view's texts.
  @MainActor
  package init(of background: UIView, in view: UIView, saying message: String?) {
    let inner = background === view ? nil : OverlayContent(background)
    let others = view.subviews.filter {
      !$0.isHidden && $0.alpha > 0 && inner != nil && !background.isDescendant(of: $0)
    }
    var root = inner?.root ?? Node(subviewsOf: view)
    if !others.isEmpty {
      root = .stack(
        Node.Stack(.depth, spacing: 0, alignment: .fill, children: [root] + others.map { Node($0) })
      )
    }
    if root.showsNothing {
      // A background that nothing stands on is still to be seen.
      let ground = Node.Box(nil, style: .clear, height: inner == nil ? 0 : 350)
      root = .stack(
        Node.Stack(.depth, spacing: 0, alignment: .fill, children: [root, .box(ground)]))
    }
    let fill = background.backgroundColor.map { Background.color(AdaptiveColor($0)) }
    let style = Style(
      background: inner?.style.background ?? fill ?? .clear, corners: Corners(background.layer),
      border: inner?.style.border, shadow: Shadow(view.layer) ?? inner?.style.shadow,
      clipsContent: background.clipsToBounds)
    self.init(
      root, style: style,
      semantics: Semantics(
        label: message ?? view.accessibilityLabel, description: message == nil ? nil : ""))
  }
}

extension Node {
  /// Whether nothing in the node can be seen.
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

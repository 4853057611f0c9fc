#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The part of the app in which a host looks for anchors and fields.
@MainActor
enum AppArea {
  case scene(UIWindowScene)
  /// One of the app's views, given by the superview of its overlays.
  case view(OverlayView)

  /// Returns where one of the app's views is visible now, or `nil` if it is outside the area.
  func find(_ view: UIView) -> SeenView? {
    guard contains(view) else {
      // The page with the view is covered, and can appear again.
      guard let cover = view.cover, contains(cover) else { return nil }
      return SeenView(view: view, visibility: .hidden, isAnimated: false)
    }
    guard let window = view.window else {
      return SeenView(view: view, visibility: .hidden, isAnimated: false)
    }
    let chain = SeenChain(from: view)
    let isAnimated = chain.isAnimated || ownChain?.isAnimated ?? false
    guard chain.isVisible else {
      return SeenView(view: view, visibility: .hidden, isAnimated: isAnimated)
    }
    let frames = chain.frames
    let clips = ([window.bounds] + frames.clips).map { place($0, of: window) }
    return SeenView(
      view: view, visibility: .visible(place(frames.view, of: window), within: clips),
      isAnimated: isAnimated)
  }

  private func contains(_ view: UIView) -> Bool {
    switch self {
    case .scene(let scene): view.window?.windowScene === scene
    case .view(let overlays):
      (overlays.covered?.view ?? overlays.superview).map(view.isDescendant) ?? false
    }
  }

  /// The overlays and their superviews up to the app's window, or `nil` if overlays have a separate
  /// window.
  private var ownChain: SeenChain? {
    switch self {
    case .scene: nil
    case .view(let overlays): SeenChain(from: overlays)
    }
  }

  /// Converts a rectangle from a window's coordinates to the coordinates of the area.
  private func place(_ rect: CGRect, of window: UIWindow) -> OverlayRect {
    switch self {
    // The overlays' window fills the scene, and may not exist yet.
    case .scene(let scene): OverlayRect(window.convert(rect, to: scene.coordinateSpace))
    case .view(let overlays):
      OverlayRect(rect.applying(SeenChain(from: overlays).toWindow.inverted()))
    }
  }
}

/// The visibility of one of the app's views at a moment.
struct SeenView {
  let view: UIView
  let visibility: AnchorVisibility
  /// Whether Core Animation is moving the view or the overlays, so that their frames aren't
  /// current.
  let isAnimated: Bool
}

/// A view and its superviews up to the window, in the state that is drawn during animations.
@MainActor
private struct SeenChain {
  private let views: [(view: UIView, seen: CALayer)]

  init(from view: UIView) {
    views = sequence(first: view, next: \.superview).map {
      ($0, $0.layer.presentation() ?? $0.layer)
    }
  }

  /// Whether the view is visible: all opacities are at least 0.01, and no view in the chain is
  /// hidden.
  ///
  /// UIKit uses the same limit to ignore touches.
  var isVisible: Bool { views.allSatisfy { !$0.view.isHidden && $0.seen.opacity >= 0.01 } }

  /// Whether Core Animation is moving a layer in the chain.
  var isAnimated: Bool { views.contains { $0.view.layer.isMoving } }

  /// The transform from the view's coordinates to window coordinates.
  var toWindow: CGAffineTransform {
    views.dropLast().reduce(.identity) { $0.concatenating($1.seen.outward) }
  }

  /// The bounds of the view and of the superviews that clip it, in window coordinates.
  var frames: (view: CGRect, clips: [CGRect]) {
    var toWindow = CGAffineTransform.identity
    var clips: [CGRect] = []
    for (view, seen) in views.dropLast().reversed() {
      toWindow = seen.outward.concatenating(toWindow)
      if view.clipsToBounds { clips.append(seen.bounds.applying(toWindow)) }
    }
    // The view clips only its own content.
    if views.first?.view.clipsToBounds == true { clips.removeLast() }
    return ((views.first?.seen.bounds ?? .zero).applying(toWindow), clips)
  }
}

extension CALayer {
  /// Whether an animation moves the layer or its content.
  ///
  /// Other animations are ignored, for example an animation of the opacity.
  fileprivate var isMoving: Bool {
    (animationKeys() ?? []).contains { animation(forKey: $0)?.movesLayer == true }
  }

  /// The transform from the layer's coordinates to superlayer coordinates.
  fileprivate var outward: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CAAnimation {
  /// Whether the animation changes the position of a layer or of its content.
  fileprivate var movesLayer: Bool {
    switch self {
    case let property as CAPropertyAnimation:
      ["position", "bounds", "transform", "sublayerTransform"].contains {
        property.keyPath?.split(separator: ".").first.map(String.init) == $0
      }
    case let group as CAAnimationGroup: group.animations?.contains { $0.movesLayer } ?? false
    default: false
    }
  }
}
#endif

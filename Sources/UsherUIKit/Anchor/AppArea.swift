#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The part of the app that a host's overlays lie over, in which anchors and fields are looked for.
@MainActor
enum AppArea {
  /// All windows of a scene.
  case scene(UIWindowScene)
  /// A view of the app's, with a view of overlays.
  case view(OverlayView)

  /// Finds a view of the app's as it is seen now; `nil` for a view outside of the area.
  func find(_ view: UIView) -> SeenView? {
    guard contains(view) else {
      // The page that the view is on comes back.
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

  /// The way from the overlays up to the app's window; `nil` for overlays with a window of their
  /// own.
  private var ownChain: SeenChain? {
    switch self {
    case .scene: nil
    case .view(let overlays): SeenChain(from: overlays)
    }
  }

  /// Returns the place of a rectangle of a window in the coordinates of the area for overlays.
  private func place(_ rect: CGRect, of window: UIWindow) -> OverlayRect {
    switch self {
    // The overlays' window fills the scene, and may not be there yet.
    case .scene(let scene): OverlayRect(window.convert(rect, to: scene.coordinateSpace))
    case .view(let overlays):
      OverlayRect(rect.applying(SeenChain(from: overlays).toWindow.inverted()))
    }
  }
}

/// A view of the app's in an area, as it is seen at a moment.
struct SeenView {
  /// The app's view.
  let view: UIView
  /// The view's place.
  let visibility: AnchorVisibility
  /// Whether Core Animation moves the view, or the overlays, against what the views say.
  let isAnimated: Bool
}

/// A view and its superviews up to the window, as they are drawn now, in the middle of animations.
@MainActor
private struct SeenChain {
  /// The view first, and the window last.
  private let views: [(view: UIView, seen: CALayer)]

  init(from view: UIView) {
    views = sequence(first: view, next: \.superview).map {
      ($0, $0.layer.presentation() ?? $0.layer)
    }
  }

  /// Whether the view can be seen: nothing on the way is hidden, or so transparent that UIKit
  /// ignores it for touches.
  var isVisible: Bool { views.allSatisfy { !$0.view.isHidden && $0.seen.opacity >= 0.01 } }

  /// Whether Core Animation moves a layer on the way.
  var isAnimated: Bool { views.contains { $0.view.layer.isMoving } }

  /// The transform from the view's coordinates to the window's.
  var toWindow: CGAffineTransform {
    views.dropLast().reduce(.identity) { $0.concatenating($1.seen.outward) }
  }

  /// The bounds of the view, and those of the superviews that cut it off, in the window's
  /// coordinates.
  var frames: (view: CGRect, clips: [CGRect]) {
    var toWindow = CGAffineTransform.identity
    var clips: [CGRect] = []
    for (view, seen) in views.dropLast().reversed() {
      toWindow = seen.outward.concatenating(toWindow)
      if view.clipsToBounds { clips.append(seen.bounds.applying(toWindow)) }
    }
    // What the view itself cuts off is inside of it.
    if views.first?.view.clipsToBounds == true { clips.removeLast() }
    return ((views.first?.seen.bounds ?? .zero).applying(toWindow), clips)
  }
}

extension CALayer {
  /// Whether an animation moves the layer or what is in it; a pulse of the opacity does not.
  fileprivate var isMoving: Bool {
    (animationKeys() ?? []).contains { animation(forKey: $0)?.movesLayer == true }
  }

  /// The transform from the layer's coordinates to those of the layer around it.
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
  /// Whether the animation changes where a layer, or what is in the layer, is seen.
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

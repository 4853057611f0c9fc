#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The views and recognizers under a new finger, inside the overlays.
@MainActor
struct PressTarget {
  /// The view under the finger and its superviews, the innermost first.
  private let views: [WeakView]
  /// The recognizers that get the touch, in the overlays and in parts of them that are no views.
  let recognizers: [UIGestureRecognizer]

  /// Looks from a touch outwards up to the view of a recognizer, excluding that view.
  ///
  /// From iOS 26 on a touch on SwiftUI's views reports no view, or the hosting view whatever is
  /// inside; the recognizers that get the touch still tell.
  init(under touch: UITouch, for pointer: UIGestureRecognizer, _ event: UIEvent) {
    let root = pointer.view
    var views: [WeakView] = []
    var next = touch.view ?? root?.hitTest(touch.location(in: root), with: event)
    while let view = next, view !== root {
      views.append(WeakView(view: view))
      next = view.superview
    }
    self.views = views
    recognizers = (touch.gestureRecognizers ?? []).filter { recognizer in
      guard recognizer !== pointer, let view = recognizer.view, let root else {
        return recognizer !== pointer
      }
      return view !== root && view.isDescendant(of: root)
    }
  }

  /// Whether a view or a recognizer under the finger acts on taps.
  var isControl: Bool {
    isOnRow || views.contains { $0.view?.actsOnTaps == true }
      || recognizers.contains { $0.isEnabled && $0.mayTakeTaps }
  }

  /// Whether the finger is on a row of a table, or on a cell of a collection, that a tap selects.
  private var isOnRow: Bool {
    var isInCell = false
    for view in views.compactMap(\.view) {
      switch view {
      case is UITableViewCell, is UICollectionViewCell: isInCell = true
      case let table as UITableView where isInCell:
        if table.allowsSelection { return true }
        isInCell = false
      case let collection as UICollectionView where isInCell:
        if collection.allowsSelection { return true }
        isInCell = false
      default: break
      }
    }
    return false
  }

  /// The directions of drags that act under the finger: all in a focused field or a slider, and the
  /// directions with room to scroll.
  var directions: SwipeDirections {
    if usesAnyDrag { return .all }
    return scrollViews.reduce(into: []) {
      $0.formUnion(SwipeDirections(scrolling: $1.hiddenLengths))
    }
  }

  private var scrollViews: [UIScrollView] {
    let scrolled = recognizers.compactMap { $0.view as? UIScrollView }
    let around = views.compactMap { $0.view as? UIScrollView }
    return (around + scrolled.filter { !around.contains($0) }).filter { $0.isScrollEnabled }
  }

  private var usesAnyDrag: Bool {
    views.contains { entry in
      if let field = entry.view as? UITextField { return field.isFirstResponder }
      return entry.view is UISlider
    }
  }
}

extension UIView {
  /// Whether the view acts on taps by itself.
  fileprivate var actsOnTaps: Bool {
    switch self {
    // A disabled button dismisses no overlay either.
    case let control as UIControl: control.isEnabled || control is ButtonView
    case is any UIKeyInput: true
    case let native as NativeView: native.guestActsOnTaps
    default: false
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer may take a tap: a recognizer of taps, or one of an unknown class, as in
  /// a view that hosts SwiftUI.
  ///
  /// A scroll view has recognizers of unknown classes by which it scrolls.
  fileprivate var mayTakeTaps: Bool {
    switch self {
    case is UITapGestureRecognizer: true
    case is UIPanGestureRecognizer, is UISwipeGestureRecognizer, is UILongPressGestureRecognizer,
      is UIPinchGestureRecognizer, is UIRotationGestureRecognizer, is UIHoverGestureRecognizer:
      false
    default: !(view is UIScrollView)
    }
  }
}

extension UIScrollView {
  /// The lengths of the content out of sight at each edge.
  fileprivate var hiddenLengths: Insets {
    let (inset, offset) = (adjustedContentInset, contentOffset)
    return Insets(
      top: Double(offset.y + inset.top), left: Double(offset.x + inset.left),
      bottom: Double(contentSize.height + inset.bottom - bounds.height - offset.y),
      right: Double(contentSize.width + inset.right - bounds.width - offset.x))
  }
}
#endif

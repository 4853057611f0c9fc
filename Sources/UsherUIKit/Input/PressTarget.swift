#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The views and recognizers under a new finger in the overlays.
@MainActor
struct PressTarget {
  /// The view under the finger and its superviews, the innermost view first.
  private let views: [WeakView]
  /// The recognizers in the overlays that receive the touch, including recognizers without a view.
  let recognizers: [UIGestureRecognizer]

  /// Finds the views under a touch, and the recognizers that receive the touch.
  ///
  /// Only views inside the view of `pointer` are included.
  ///
  /// From iOS 26 on, a touch on SwiftUI's views reports no view or only the hosting view. The
  /// recognizers that receive the touch are still known.
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

  /// Whether a view or a recognizer under the finger responds to taps.
  var isControl: Bool {
    isOnRow || views.contains { $0.view?.actsOnTaps == true }
      || recognizers.contains { $0.isEnabled && $0.mayTakeTaps }
  }

  /// Whether the finger is on a selectable row of a table or a selectable cell of a collection.
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

  /// The directions of drags that the views under the finger use.
  ///
  /// In a focused field, a slider or a switch, these are all directions. Otherwise they are the
  /// directions in which content can scroll.
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
      switch entry.view {
      case let field as UITextField: field.isFirstResponder
      case let text as UITextView: text.isFirstResponder
      default: entry.view is UISlider || entry.view is UISwitch
      }
    }
  }
}

extension UIView {
  /// Whether the view responds to taps.
  fileprivate var actsOnTaps: Bool {
    switch self {
    // A tap on a disabled button must not dismiss the overlay.
    case let control as UIControl: control.isEnabled || control is ButtonView
    case is any UIKeyInput: true
    case let native as NativeView: native.guestActsOnTaps
    default: false
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer may respond to a tap.
  ///
  /// This is `true` for tap recognizers and for unknown classes, which a view that hosts SwiftUI
  /// uses. It is `false` for the unknown classes that a scroll view uses for scrolling.
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
  /// How far the content continues beyond each edge of the visible part.
  fileprivate var hiddenLengths: Insets {
    let (inset, offset) = (adjustedContentInset, contentOffset)
    return Insets(
      top: Double(offset.y + inset.top), left: Double(offset.x + inset.left),
      bottom: Double(contentSize.height + inset.bottom - bounds.height - offset.y),
      right: Double(contentSize.width + inset.right - bounds.width - offset.x))
  }
}
#endif

#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The controls and scroll views under a new finger.
@MainActor
struct PressTarget {
  /// The view under the finger and its superviews, the innermost first.
  private let views: [WeakView]

  /// Looks from the view under a finger up to `root`, excluding `root`.
  init(under view: UIView?, in root: UIView?) {
    var views: [WeakView] = []
    var next = view
    while let view = next, view !== root {
      views.append(WeakView(view: view))
      next = view.superview
    }
    self.views = views
  }

  /// Whether a view under the finger acts on taps.
  var isControl: Bool { isOnRow || views.contains { $0.view?.actsOnTaps == true } }

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

  /// Cancels the pan of every scroll view under the finger.
  func stopScrolling() {
    for scroll in scrollViews where scroll.panGestureRecognizer.isEnabled {
      // UIKit's documentation of `isEnabled`: a recogniser that is disabled while it recognises is
      // cancelled.
      scroll.panGestureRecognizer.isEnabled = false
      scroll.panGestureRecognizer.isEnabled = true
    }
  }

  private var scrollViews: [UIScrollView] {
    views.compactMap { $0.view as? UIScrollView }.filter { $0.isScrollEnabled }
  }

  private var usesAnyDrag: Bool {
    views.contains { entry in
      if let field = entry.view as? UITextField { return field.isFirstResponder }
      return entry.view is UISlider
    }
  }
}

extension UIView {
  /// Whether the view acts on taps.
  ///
  /// A scroll view has recognisers of unknown classes by which it scrolls.
  fileprivate var actsOnTaps: Bool {
    switch self {
    // A disabled button dismisses no overlay either.
    case let control as UIControl: control.isEnabled || control is ButtonView
    case is any UITextInput: true
    case let native as NativeView: native.guestActsOnTaps
    default:
      gestureRecognizers?.contains { recognizer in
        recognizer.isEnabled
          && (self is UIScrollView
            ? recognizer is UITapGestureRecognizer : recognizer.mayTakeTaps)
      } == true
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recogniser may take a tap: a recogniser of taps, or one of an unknown class, as in
  /// a view that hosts SwiftUI.
  fileprivate var mayTakeTaps: Bool {
    switch self {
    case is UIPanGestureRecognizer, is UISwipeGestureRecognizer, is UILongPressGestureRecognizer,
      is UIPinchGestureRecognizer, is UIRotationGestureRecognizer, is UIHoverGestureRecognizer:
      false
    default: true
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

import Foundation

/// The layout state of a view that takes part in constraint layout.
///
/// Other views have no record.
@MainActor
final class LayoutRecord {
  /// The constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The frame in the last solution, in the superview's coordinates.
  ///
  /// It is `nil` if the view isn't laid out by constraints.
  var solvedFrame: CGRect?
  /// Whether the last solution depended on the view's frame.
  ///
  /// If so, a change by the app requires a new solution.
  var takesPart = false
  /// Whether the last solution depended on the bounds' origin, for example because of constraints
  /// to a scroll view's content.
  var isScrollPart = false
  /// Whether another frame would also satisfy the constraints.
  var isAmbiguous = false
  /// Whether the last solution depended on the keyboard's frame, in the root view's record only.
  var followsKeyboard = false
  /// Whether the tree needs a new solution, in the root view's record only.
  var isDirty = false
  var needsUpdateConstraints = true

  /// The cached intrinsic size, or `nil` if it isn't known.
  var contentSize: CGSize?
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  var margins = LayoutMargins()
  /// The margins of the view's last notification.
  var knownMargins: UIEdgeInsets?

  private var ownMarginsGuide: UILayoutGuide?
  private var ownSafeAreaGuide: UILayoutGuide?
  private var ownReadableGuide: UILayoutGuide?
  private var ownContentGuide: UILayoutGuide?
  private var ownFrameGuide: UILayoutGuide?

  func marginsGuide(of view: UIView) -> UILayoutGuide {
    let guide =
      ownMarginsGuide
      ?? ViewGuide(of: view, "UIViewLayoutMarginsGuide") { .inset($0.layoutMargins) }
    ownMarginsGuide = guide
    return guide
  }

  func safeAreaGuide(of view: UIView) -> UILayoutGuide {
    let guide =
      ownSafeAreaGuide
      ?? ViewGuide(of: view, "UIViewSafeAreaLayoutGuide") { .inset($0.safeAreaInsets) }
    ownSafeAreaGuide = guide
    return guide
  }

  func readableGuide(of view: UIView) -> UILayoutGuide {
    let guide =
      ownReadableGuide
      ?? ViewGuide(of: view, "UIViewReadableContentGuide") { .inset($0.readableInsets) }
    ownReadableGuide = guide
    return guide
  }

  func contentGuide(of view: UIScrollView) -> UILayoutGuide {
    let guide =
      ownContentGuide ?? ViewGuide(of: view, "UIScrollView-contentLayoutGuide") { _ in .content }
    ownContentGuide = guide
    return guide
  }

  func frameGuide(of view: UIScrollView) -> UILayoutGuide {
    let guide =
      ownFrameGuide ?? ViewGuide(of: view, "UIScrollView-frameLayoutGuide") { _ in .visible }
    ownFrameGuide = guide
    return guide
  }
}

/// A priority for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get {
      switch axis {
      case .horizontal: horizontal
      case .vertical: vertical
      }
    }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension UIView {
  /// The view's layout record, created on first use.
  var record: LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = LayoutRecord()
    layoutRecord = record
    return record
  }

  /// The topmost ancestor, whose tree is solved as a whole.
  var layoutRoot: UIView {
    var root = self
    while let next = root.superview { root = next }
    return root
  }
}

import Foundation

/// The layout state of a view that takes part in constraint layout; other views have no record.
@MainActor
final class LayoutRecord {
  /// The constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The frame in the last solution, in the superview's coordinates; `nil` if constraints do not
  /// lay the view out.
  var solvedFrame: CGRect?
  /// Whether the view's frame took part in the last solution, so that a change from outside
  /// requires a new one.
  var takesPart = false
  /// Whether the bounds' origin was an input of the last solution, as for constraints into a scroll
  /// view.
  var isScrollPart = false
  /// Whether another frame would satisfy the constraints as well.
  var isAmbiguous = false
  /// Whether the keyboard's frame was an input of the last solution; used in the root view's record
  /// only.
  var followsKeyboard = false
  /// Whether the tree needs a new solution; used in the root view's record only.
  var isDirty = false
  var needsUpdateConstraints = true

  /// The cached intrinsic size; `nil` until it is asked for, and after it was invalidated.
  var contentSize: CGSize?
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  var margins = LayoutMargins()
  /// The margins that the view was last notified of.
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

import Foundation

/// A view's memory for layout by rules; views that have nothing to do with rules have no record.
@MainActor
final class LayoutRecord {
  /// The rules that the view holds.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The frame by the last solution, in the superview's coordinates; `nil` where rules do not lay the view out.
  var solvedFrame: CGRect?
  /// Whether the view's own frame was part of the last solution, so that another one changes it.
  var takesPart = false
  /// Whether the bounds' origin was part of the last solution, as where rules reach into a scroll view.
  var isScrollPart = false
  /// Whether the last solution leaves another frame possible.
  var isAmbiguous = false
  /// Whether the keyboard's place was part of the last solution; kept by the topmost view alone.
  var followsKeyboard = false
  /// Whether the tree has to be solved anew; kept by the topmost view alone.
  var isDirty = false
  var needsUpdateConstraints = true

  /// The intrinsic size, until it is said to be another one.
  var contentSize: CGSize?
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  var margins = LayoutMargins()
  /// The margins that the view was last told of.
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
  /// The view's record, made where there is none yet.
  var record: LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = LayoutRecord()
    layoutRecord = record
    return record
  }

  /// The topmost view, whose tree is solved as a whole.
  var layoutRoot: UIView {
    var root = self
    while let next = root.superview { root = next }
    return root
  }
}

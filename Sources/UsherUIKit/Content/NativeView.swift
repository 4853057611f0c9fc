#if os(iOS) || UIKIT_STAND_IN
public import UIKit
internal import Usher

/// The container of one of the app's views, or of a view controller's view.
///
/// The view in the container is called the guest.
@MainActor
final class NativeView: PieceView {
  private let guest: Guest
  private let size: OverlaySize
  /// The guest's size before its first layout.
  private let original: OverlaySize
  private let parent: @MainActor () -> UIViewController?
  /// The constraints of the guest, or `nil` for a guest that is laid out by its frame.
  private var guestConstraints: GuestConstraints?
  private var laidOut: CGSize?

  /// How far the overlay's background extends beyond this view.
  var bleed = UIEdgeInsets.zero {
    didSet { if case .view(let view as any BleedingView) = guest { view.bleed = bleed } }
  }

  /// Whether the guest decides which taps it uses, and reports all other taps.
  var guestActsOnTaps: Bool { guest.measured?.reportsTaps == true }

  enum Guest {
    case view(UIView)
    case controller(UIViewController)
  }

  /// Creates a container for a view or a view controller.
  ///
  /// - Parameters:
  ///   - guest: The view, or the view controller.
  ///   - size: The size if the guest requests none.
  ///   - parent: Returns the parent for a view controller while it is shown.
  init(_ guest: Guest, size: OverlaySize, parent: @escaping @MainActor () -> UIViewController?) {
    self.guest = guest
    self.size = size
    self.parent = parent
    original = guest.originalSize
    super.init(frame: .zero)
    if case .view(let view) = guest { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func naturalSize(width: Double) -> OverlaySize {
    let wanted = wanted(width: width)
    return OverlaySize(
      width: onPixels(wanted.width > 0 ? wanted.width : min(size.width, width)),
      height: onPixels(wanted.height > 0 ? wanted.height : size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard guest.view.superview === self else { return }
    guard constrainsGuest else {
      guest.view.frame = bounds
      return
    }
    if laidOut != bounds.size {
      stretch()
    } else if !isFilled {
      let room = bounds.size
      guest.view.needsMeasuring(isResized: UIView.inheritedAnimationDuration == 0)
      // If measuring again changed nothing, the guest must use the available size. If it changed
      // the size, this layout may already have laid out the view again.
      if bounds.size == room { guestConstraints?.hold(width: true, height: true) }
    }
  }

  /// Makes the guest fill this view, but frees each side whose length is already the guest's
  /// natural length.
  private func stretch() {
    laidOut = bounds.size
    let guestConstraints = guestConstraints ?? GuestConstraints(of: guest.view, in: self)
    self.guestConstraints = guestConstraints
    let size = OverlaySize(bounds.size)
    guestConstraints.hold(
      width: abs(naturalSize(width: .infinity).width - size.width) > 0.1,
      height: abs(height(filling: size.width) - size.height) > 0.1)
  }

  /// Rounds a length up to whole pixels, because constraints are exact to a pixel and not to a
  /// point.
  private func onPixels(_ length: Double) -> Double {
    let scale = max(Double(traitCollection.displayScale), 1)
    // Sums of thirds can differ slightly from whole pixels.
    return (length * scale - 0.01).rounded(.up) / scale
  }

  /// Whether the guest fills this view within one point, because stacks round views to whole
  /// points.
  private var isFilled: Bool {
    let (size, room) = (guest.view.bounds.size, bounds.size)
    return abs(size.width - room.width) < 1 && abs(size.height - room.height) < 1
  }

  /// Whether the guest is laid out by constraints or has an intrinsic height.
  private var constrainsGuest: Bool {
    let view: UIView = guest.view
    if guest.measured != nil { return false }
    if case .controller(let controller) = guest, controller.preferredContentSize.height > 0 {
      return false
    }
    return view.usesConstraints || view.intrinsicContentSize.height != UIView.noIntrinsicMetric
  }

  /// Replaces the guest's frame by constraints, because UIKit would treat the frame as a required
  /// size.
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard constrainsGuest else { return }
    let guestConstraints = GuestConstraints(of: guest.view, in: self)
    guestConstraints.hold(width: false, height: false)
    self.guestConstraints = guestConstraints
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    (guestConstraints, laidOut) = (nil, nil)
  }

  /// Returns the height that the guest requests for exactly this width, in points.
  func height(filling width: Double) -> Double {
    guard guest.measured == nil else { return naturalSize(width: width).height }
    if case .controller(let controller) = guest, controller.preferredContentSize.height > 0 {
      return onPixels(Double(controller.preferredContentSize.height))
    }
    guard width > 0, width < .infinity, guest.view.usesConstraints else {
      return naturalSize(width: width).height
    }
    let height = onPixels(Double(fittingHeight(width: width)))
    return height > 0 ? height : size.height
  }

  private func fittingHeight(width: Double) -> CGFloat {
    guest.view.systemLayoutSizeFitting(
      CGSize(width: CGFloat(width), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Removes the controller from its parent when its view leaves the window.
  ///
  /// UIKit sends the appearance calls.
  override func willMove(toWindow window: UIWindow?) {
    super.willMove(toWindow: window)
    guard window == nil, case .controller(let controller) = guest,
      controller.view.superview === self
    else { return }
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, case .controller(let controller) = guest,
      controller.view.superview !== self
    else { return }
    let parent = parent()
    parent?.addChild(controller)
    controller.view.frame = CGRect(origin: .zero, size: firstSize)
    addSubview(controller.view)
    if let parent { controller.didMove(toParent: parent) }
  }

  /// The guest's size until its first layout.
  ///
  /// An empty frame would conflict with constraints inside.
  private var firstSize: CGSize {
    bounds.isEmpty && guest.measured == nil
      ? CGSize(naturalSize(width: .infinity)) : bounds.size
  }

  /// Returns the size that the guest requests, at most `width` wide.
  private func wanted(width: Double) -> OverlaySize {
    if let measured = guest.measured { return size(of: measured, width: width) }
    if case .controller(let controller) = guest {
      let preferred = OverlaySize(controller.preferredContentSize)
      if preferred.width > 0, preferred.height > 0 {
        return OverlaySize(width: min(preferred.width, width), height: preferred.height)
      }
    }
    return guest.view.usesConstraints ? constrained(width: width) : framed(width: width)
  }

  /// Returns the size of a self-sizing guest, with at most 10,000 points on each side.
  ///
  /// The limit replaces the size of a guest that grows without limit. It is longer than any window,
  /// so the overlay still gets all available space.
  private func size(of measured: any SelfSizingView, width: Double) -> OverlaySize {
    let unbound = CGFloat.greatestFiniteMagnitude
    let room = CGSize(width: width < .infinity ? CGFloat(width) : unbound, height: unbound)
    let needed = OverlaySize(measured.size(within: room))
    return OverlaySize(width: min(needed.width, width, 10_000), height: min(needed.height, 10_000))
  }

  private func constrained(width: Double) -> OverlaySize {
    let view = guest.view
    let natural = OverlaySize(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    guard natural.width > width else { return natural }
    return OverlaySize(width: width, height: Double(fittingHeight(width: width)))
  }

  private func framed(width: Double) -> OverlaySize {
    let view = guest.view
    let unbound = CGFloat.greatestFiniteMagnitude
    let room = CGSize(width: width < .infinity ? CGFloat(width) : unbound, height: unbound)
    var fitting = OverlaySize(view.sizeThatFits(room))
    // A view without a preferred size returns its current size, which the host may have set.
    if fitting == OverlaySize(view.bounds.size) { fitting = original }
    let intrinsic = OverlaySize(view.intrinsicContentSize)
    return OverlaySize(
      width: min(fitting.width > 0 ? fitting.width : intrinsic.width, width),
      height: fitting.height > 0 ? fitting.height : intrinsic.height)
  }
}

extension NativeView.Guest {
  /// Creates a guest from a view without a superview or a view controller without a parent.
  ///
  /// Returns `nil` for any other object.
  @MainActor
  init?(_ object: AnyObject) {
    switch object {
    case let view as UIView where view.superview == nil: self = .view(view)
    case let controller as UIViewController where controller.parent == nil:
      self = .controller(controller)
    default: return nil
    }
  }

  /// The view's size before its first layout, or zero for a view controller.
  ///
  /// A controller's view can't be used, because its initial size is the size of the screen.
  @MainActor
  fileprivate var originalSize: OverlaySize {
    switch self {
    case .view(let view): OverlaySize(view.bounds.size)
    case .controller: .zero
    }
  }

  /// The guest, if it knows its own size.
  @MainActor
  fileprivate var measured: (any SelfSizingView)? {
    switch self {
    case .view(let view): view as? any SelfSizingView
    case .controller(let controller): controller as? any SelfSizingView
    }
  }

  @MainActor
  var view: UIView {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }
}

extension UIView {
  /// Whether the view uses constraints for its subviews, judging by its own constraints and its
  /// class.
  @_spi(Facades) public var usesConstraints: Bool {
    !constraints.isEmpty || Self.requiresConstraintBasedLayout
  }
}
#endif

#if os(iOS) || UIKIT_STAND_IN
public import UIKit
internal import Usher

/// The view around a view of the app's, or around the view of a controller of the app's.
@MainActor
final class NativeView: PieceView {
  private let guest: Guest
  private let size: OverlaySize
  /// The guest's size before its first layout.
  private let original: OverlaySize
  private let parent: @MainActor () -> UIViewController?
  /// The constraints between a guest that has constraints and its place; `nil` for a guest that is
  /// laid out by its frame.
  private var guestConstraints: GuestConstraints?
  /// The size that the guest was last laid out in.
  private var laidOut: CGSize?

  /// The distances that the overlay's background reaches beyond this view.
  var bleed = UIEdgeInsets.zero {
    didSet { if case .view(let view as any BleedingView) = guest { view.bleed = bleed } }
  }

  /// Whether the guest decides which taps are its own, and reports the others.
  var guestActsOnTaps: Bool { guest.measured?.reportsTaps == true }

  /// A view or a controller of the app's.
  enum Guest {
    case view(UIView)
    case controller(UIViewController)
  }

  /// Takes in a view or a controller of the app's.
  ///
  /// - Parameters:
  ///   - guest: The view, or the view controller.
  ///   - size: The room it takes where it would like none.
  ///   - parent: The parent of a view controller of the app's while the controller is shown.
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
      // If that has changed nothing, the guest has to do with the room that there is. Otherwise the
      // view may already have been laid out in its new room, inside this layout.
      if bounds.size == room { guestConstraints?.hold(width: true, height: true) }
    }
  }

  /// Lets the guest fill the present room, and lets a side free in which the guest has all the room
  /// it wants.
  private func stretch() {
    laidOut = bounds.size
    let guestConstraints = guestConstraints ?? GuestConstraints(of: guest.view, in: self)
    self.guestConstraints = guestConstraints
    let size = OverlaySize(bounds.size)
    guestConstraints.hold(
      width: abs(naturalSize(width: .infinity).width - size.width) > 0.1,
      height: abs(height(filling: size.width) - size.height) > 0.1)
  }

  /// A length in whole pixels, no shorter than `length`: constraints are exact to a pixel, not to a
  /// point.
  private func onPixels(_ length: Double) -> Double {
    let scale = max(Double(traitCollection.displayScale), 1)
    // Sums of thirds are a little beside the pixel.
    return (length * scale - 0.01).rounded(.up) / scale
  }

  /// Whether the guest is as large as its room, within a point: a room among other pieces has whole
  /// points.
  private var isFilled: Bool {
    let (size, room) = (guest.view.bounds.size, bounds.size)
    return abs(size.width - room.width) < 1 && abs(size.height - room.height) < 1
  }

  /// Whether constraints lay the guest out, or give the guest a size of its own.
  private var constrainsGuest: Bool {
    let view: UIView = guest.view
    if guest.measured != nil { return false }
    if case .controller(let controller) = guest, controller.preferredContentSize.height > 0 {
      return false
    }
    return view.usesConstraints || view.intrinsicContentSize.height != UIView.noIntrinsicMetric
  }

  /// Frees a guest with constraints from its frame, which UIKit takes for a required size, before
  /// anything is solved.
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

  /// The height wanted by the app's view in exactly this width, in points.
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

  /// The height that the constraints require in a width.
  private func fittingHeight(width: Double) -> CGFloat {
    guest.view.systemLayoutSizeFitting(
      CGSize(width: CGFloat(width), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Ends the containment of the controller as its view leaves the window; UIKit sends the
  /// appearance calls.
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

  /// The guest's size until the first layout: without one, its frame would contradict constraints
  /// inside.
  private var firstSize: CGSize {
    bounds.isEmpty && guest.measured == nil
      ? CGSize(naturalSize(width: .infinity)) : bounds.size
  }

  /// The size wanted by the app's view, no wider than `width`.
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

  /// The size of a guest that knows its size; a side without an end is longer than any window, and
  /// is cut to the overlay's room like that of any content.
  private func size(of measured: any SelfSizingView, width: Double) -> OverlaySize {
    let unbound = CGFloat.greatestFiniteMagnitude
    let room = CGSize(width: width < .infinity ? CGFloat(width) : unbound, height: unbound)
    let needed = OverlaySize(measured.size(within: room))
    return OverlaySize(width: min(needed.width, width, 10_000), height: min(needed.height, 10_000))
  }

  /// The size of a view with constraints.
  private func constrained(width: Double) -> OverlaySize {
    let view = guest.view
    let natural = OverlaySize(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    guard natural.width > width else { return natural }
    return OverlaySize(width: width, height: Double(fittingHeight(width: width)))
  }

  /// The size of a view without constraints.
  private func framed(width: Double) -> OverlaySize {
    let view = guest.view
    let unbound = CGFloat.greatestFiniteMagnitude
    let room = CGSize(width: width < .infinity ? CGFloat(width) : unbound, height: unbound)
    var fitting = OverlaySize(view.sizeThatFits(room))
    // One that has no opinion answers with the size it has, which may be one that we gave it.
    if fitting == OverlaySize(view.bounds.size) { fitting = original }
    let intrinsic = OverlaySize(view.intrinsicContentSize)
    return OverlaySize(
      width: min(fitting.width > 0 ? fitting.width : intrinsic.width, width),
      height: fitting.height > 0 ? fitting.height : intrinsic.height)
  }
}

extension NativeView.Guest {
  /// Takes a view without a superview, or a view controller without a parent; `nil` for any other
  /// object.
  @MainActor
  init?(_ object: AnyObject) {
    switch object {
    case let view as UIView where view.superview == nil: self = .view(view)
    case let controller as UIViewController where controller.parent == nil:
      self = .controller(controller)
    default: return nil
    }
  }

  /// The view's size before its first layout; none for a controller, since its view is as large as
  /// the screen at first.
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

  /// The view to show.
  @MainActor
  var view: UIView {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }
}

extension UIView {
  /// Whether the view lays out its subviews by constraints, as far as visible from outside.
  @_spi(Facades) public var usesConstraints: Bool {
    !constraints.isEmpty || Self.requiresConstraintBasedLayout
  }
}
#endif

public import UIKit

/// A view like SwiftUI's hosting view, whose buttons aren't views and whose touches may not report
/// the view under the finger.
///
/// Before iOS 26, UIKit's views inside, such as a list, are hit and reported. Since iOS 26, a hit
/// test returns this view, and a touch reports this view or none
/// (<https://github.com/UnlikeOtherAI/AppReveal/issues/27>).
@MainActor
public final class FakeHostingView: UIView, TouchHosting {
  /// The buttons, the innermost first.
  public private(set) var buttons: [FakeHostedButton] = []
  /// The list, or `nil` if there is none.
  public private(set) var list: UIScrollView?
  /// Whether touches report this view since iOS 26.
  public var isReported = false
  /// Called after each layout in a window, because the views are updated then.
  var onUpdate: () -> Void = {}

  /// Creates a view without buttons.
  public override init(frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100)) {
    super.init(frame: frame)
  }

  /// Unavailable, because no archive contains such a view.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Adds a button, by default over the whole view.
  @discardableResult
  public func addButton(_ frame: CGRect? = nil) -> FakeHostedButton {
    let button = FakeHostedButton(frame)
    buttons.insert(button, at: 0)
    return button
  }

  /// Adds a list that fills the view.
  @discardableResult
  public func addList(contentHeight: CGFloat) -> UIScrollView {
    let list = UIScrollView(frame: bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: bounds.width, height: contentHeight)
    addSubview(list)
    self.list = list
    return list
  }

  /// The view that touches report.
  public var reportedTouchView: UIView? {
    StandIn.release < .iOS26 || isReported ? self : nil
  }

  /// Returns the recognizers of the buttons under a touch, and of the list if none of its views is
  /// hit.
  public func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    let hit = buttons.filter { $0.frame?.contains(touch.location(in: self)) ?? true }
    return hit + (StandIn.release < .iOS26 ? [] : list.map { [$0.panGestureRecognizer] } ?? [])
  }

  /// Returns this view, or before iOS 26 also a view inside.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return StandIn.release < .iOS26 ? hit : hit.map { _ in self }
  }

  /// Lays out the views, and updates the hosted views if the view is in a window.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil { onUpdate() }
  }

  /// Updates the hosted views, which read the traits.
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }
}

/// The recognizer of a hosted button, which begins at touch-down.
///
/// Since iOS 18, a pan that begins cancels it, while a recognizer of any other class doesn't
/// (<https://github.com/OpenSwiftUIProject/OpenSwiftUI>, `UIKitResponderGestureRecognizer`).
@MainActor
public final class FakeHostedButton: UIGestureRecognizer {
  /// The button's frame, or `nil` to cover the whole view.
  public let frame: CGRect?
  /// The states that the button has had.
  public private(set) var states: [State] = []
  /// The number of times that the button was pressed.
  public var presses: Int { states.count { $0 == .ended } }

  /// Creates a button.
  public init(_ frame: CGRect? = nil) {
    self.frame = frame
    super.init(target: nil, action: nil)
    addTarget(
      self,
      action: Selector { target, _ in
        guard let button = target as? FakeHostedButton else { return }
        button.states.append(button.state)
      })
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
  public override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  public override func canBeCancelled(by other: UIGestureRecognizer) -> Bool {
    StandIn.release >= .iOS18 && other is UIPanGestureRecognizer
  }
}

/// A controller like SwiftUI's of the same name, which the host uses to recognize hosting views.
///
/// Its views are a value that only has a size. The preferred size changes after the first layout in
/// a window. The views use the traits that their own host had at their last update, and not the
/// traits of the view that requested them.
@MainActor
open class UIHostingController<Content>: UIViewController {
  /// The views.
  open var rootView: Content {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  private let ideal: (Content) -> CGSize
  /// The traits that the views use, or `nil` before their first update.
  public private(set) var environment: UITraitCollection?
  /// The number of updates of the views.
  public private(set) var updates = 0

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - rootView: The views.
  ///   - ideal: Returns the views' ideal size.
  public init(
    rootView: Content,
    ideal: @escaping (Content) -> CGSize = { _ in CGSize(width: 200, height: 100) }
  ) {
    self.rootView = rootView
    self.ideal = ideal
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable, because no archive contains such a controller.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The hosting view.
  public var hostingView: FakeHostingView? { view as? FakeHostingView }

  /// Creates the hosting view.
  open override func loadView() {
    let view = FakeHostingView()
    view.onUpdate = { [weak self] in self?.update() }
    self.view = view
  }

  /// Returns the size that the views need.
  open func sizeThatFits(in room: CGSize) -> CGSize {
    let size = ideal(rootView)
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  private func update() {
    updates += 1
    environment = view.traitCollection
    let size = ideal(rootView)
    if preferredContentSize != size { preferredContentSize = size }
  }
}

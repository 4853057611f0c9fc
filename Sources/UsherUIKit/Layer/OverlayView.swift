#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The superview of all overlays in one place, from back to front.
///
/// It has the size of the place. Touches outside overlays pass through, unless a backdrop blocks
/// them. The engine decides this, so it doesn't matter which views UIKit adds inside overlays.
@MainActor
final class OverlayView: TraitView {
  var connection = HostConnection()
  var clock = HostClock()
  /// The presenter that draws in one of the app's views, which this view retains.
  ///
  /// In a scene, this is `nil`.
  var kept: Presenter?
  /// Returns whether an overlay of the same scene is shown in another view.
  var isElsewhere: @MainActor (OverlayID) -> Bool = { _ in false }
  /// The app's view that this view covers, or `nil` if this view is a subview of the app's view.
  var covered: WeakView?
  /// Called when the content of an overlay may need a different size.
  var onContentSize: @MainActor (OverlayID, _ isResized: Bool) -> Void = { _, _ in }
  /// Called when the viewport may have changed.
  var onLayout: @MainActor () -> Void = {}
  /// Called when the view is released, or when the view that it covers was removed.
  var onGone: @MainActor @Sendable () -> Void = {}
  /// Called when the view enters or leaves a window.
  var onWindow: @MainActor () -> Void = {}
  /// Called when traits have changed, such as the appearance or the layout direction.
  var onTraits: @MainActor () -> Void = {}
  /// Whether a layout is running, possibly inside one of UIKit's animations, such as a rotation.
  private(set) var isInLayout = false
  private(set) var slots: [OverlayID: OverlaySlot] = [:]
  /// The fills of removed overlays' scrims, while a scene still shows them.
  private var goneFills: [OverlayID: FillView] = [:]

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // After its first layout, the guide includes a keyboard that is already visible.
    _ = keyboardLayoutGuide
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  deinit {
    MainActor.afterDeinit(onGone)
  }

  /// Adds the views of an overlay, in front of the app's subviews.
  func put(_ slot: OverlaySlot, for id: OverlayID) {
    comeToFront()
    slots[id] = slot
    slot.frame = bounds
    addSubview(slot)
  }

  func remove(_ id: OverlayID) {
    guard let slot = slots.removeValue(forKey: id) else { return }
    // A fill that was never drawn isn't kept, because it would be released only with the next
    // drawing, which may be much later.
    if slot.scrim.wasInScene { goneFills[id] = slot.scrim.fill }
    slot.removeFromSuperview()
  }

  /// Shows the overlays of a scene, and hides all other overlays.
  ///
  /// - Parameters:
  ///   - scene: The overlays to show.
  ///   - playback: Returns how an overlay is moved.
  func draw(_ scene: OverlayScene, by playback: (OverlayID) -> Playback) {
    order(scene.overlays.map(\.id))
    var shown: Set<OverlayID> = []
    for (index, placed) in scene.overlays.enumerated() {
      guard let slot = slots[placed.id] else { continue }
      shown.insert(placed.id)
      slot.accessibilityElementsHidden = scene.isBehindModal(at: index)
      slot.card.shadow = scene.shadow(at: index)
      let playback = playback(placed.id)
      slot.card.place(placed, by: playback)
      slot.scrim.look(placed.scrim, around: placed.spotlight, by: playback) { [weak self] in
        self?.replacedFill(of: $0)
      }
    }
    for (id, slot) in slots where !shown.contains(id) {
      slot.card.hide()
      slot.scrim.look(nil, around: nil, by: .drawn) { _ in nil }
    }
    let named = Set(scene.overlays.flatMap { $0.scrim?.replaced ?? [] }.map(\.id))
    goneFills = goneFills.filter { named.contains($0.key) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden else { return nil }
    let position = OverlayPoint(point)
    switch connection.hitTest(position) {
    case .passThrough: return nil
    case .backdrop(let id): return slots[id]?.scrim ?? (isElsewhere(id) ? nil : self)
    case .overlay(let id):
      guard let slot = slots[id],
        let placed = connection.scene(at: clock.now).overlays.first(where: { $0.id == id })
      else { return nil }
      if let hit = slot.card.hit(position, at: placed, with: event) { return hit }
      // Outside a rounded corner, the touch is on the scrim or on the app.
      return placed.scrim == nil ? nil : slot.scrim
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindow()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let covered, covered.view?.superview !== superview { return onGone() }
    for (_, slot) in slots { slot.frame = bounds }
    isInLayout = true
    onLayout()
    isInLayout = false
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    onTraits()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // During a rotation, UIKit lays views out inside its own animation, which then includes the
    // overlays.
    setNeedsLayout()
  }

  /// The parent of view controllers in overlays, which is the nearest controller that contains this
  /// view.
  var parentController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }

  /// Moves this view in front of all siblings, or directly in front of the covered view.
  private func comeToFront() {
    guard let superview else { return }
    if let covered = covered?.view { return superview.insertSubview(self, aboveSubview: covered) }
    if superview.subviews.last !== self { superview.bringSubviewToFront(self) }
  }

  func viewport(obstructedBy obstructions: [Obstruction]) -> OverlayViewport {
    OverlayViewport(
      size: OverlaySize(bounds.size), safeArea: Insets(safeAreaInsets),
      obstructions: obstructions + windowControls,
      layoutDirection: isReversed ? .rightToLeft : .leftToRight,
      widthClass: .init(traitCollection.horizontalSizeClass))
  }

  /// Orders the overlays' views back to front, as in the scene.
  private func order(_ ids: [OverlayID]) {
    let views = ids.compactMap { slots[$0] }
    let present = subviews.filter { view in views.contains { $0 === view } }
    guard !present.elementsEqual(views, by: { $0 === $1 }) else { return }
    for view in views { bringSubviewToFront(view) }
  }

  /// Returns a copy of the scrim fill of an overlay, which may have been removed.
  private func replacedFill(of id: OverlayID) -> FillView? {
    (slots[id]?.scrim.fill ?? goneFills[id]).map { FillView(background: $0.background) }
  }
}

struct WeakView {
  weak var view: UIView?
}
#endif

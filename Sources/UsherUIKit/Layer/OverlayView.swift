#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The superview of all overlays of one place, back to front; as large as the place.
///
/// Beside its overlays it is not there for touches, unless a backdrop keeps them: the engine says
/// so, and nothing depends on which views UIKit makes inside of those.
@MainActor
final class OverlayView: TraitView {
  /// The connection to the presenter of the overlays.
  var connection = HostConnection()
  /// The host's clock.
  var clock = HostClock()
  /// The presenter of a view of the app's own, kept alive by this view.
  var kept: Presenter?
  /// Whether an overlay of the same scene is shown in another view.
  var isElsewhere: @MainActor (OverlayID) -> Bool = { _ in false }
  /// The view of the app's own that this view lies in front of; `nil` if this view lies in it.
  var covered: WeakView?
  /// Called when the content of an overlay may need another size.
  var onContentSize: @MainActor (OverlayID, _ isResized: Bool) -> Void = { _, _ in }
  /// Called when the area for overlays may have changed.
  var onLayout: @MainActor () -> Void = {}
  /// Called as the app releases the view.
  var onGone: @MainActor @Sendable () -> Void = {}
  /// Called as the view comes into a window, or leaves it.
  var onWindow: @MainActor () -> Void = {}
  /// Called after changes of traits, such as the appearance or the layout direction.
  var onTraits: @MainActor () -> Void = {}
  /// Whether a layout runs, perhaps within an animation of UIKit's own, such as a rotation.
  private(set) var isInLayout = false
  private(set) var slots: [OverlayID: OverlaySlot] = [:]
  /// The fills of scrims of former overlays, while a scene shows them.
  private var goneFills: [OverlayID: FillView] = [:]

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // From its first layout on, the guide knows a keyboard that is already there.
    _ = keyboardLayoutGuide
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  deinit {
    MainActor.afterDeinit(onGone)
  }

  /// Adds the views of an overlay, in front of the app's own subviews.
  func put(_ slot: OverlaySlot, for id: OverlayID) {
    comeToFront()
    slots[id] = slot
    slot.frame = bounds
    addSubview(slot)
  }

  /// Takes the views of an overlay away.
  func remove(_ id: OverlayID) {
    guard let slot = slots.removeValue(forKey: id) else { return }
    // A later scene names no fill that none has shown before, and may be long in coming.
    if slot.scrim.wasInScene { goneFills[id] = slot.scrim.fill }
    slot.removeFromSuperview()
  }

  /// Shows the overlays of a scene, and hides all others.
  ///
  /// - Parameters:
  ///   - scene: The overlays to show.
  ///   - playback: Says who moves an overlay.
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
      // Beside a round corner lies what is behind the overlay: its scrim, or the app.
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
    // While the scene turns, UIKit lays out within its own animation, and overlays go along with
    // that.
    setNeedsLayout()
  }

  /// The parent of controllers in overlays: the nearest controller around.
  var parentController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }

  /// Lies in front of all siblings, or right in front of the covered view.
  private func comeToFront() {
    guard let superview else { return }
    if let covered = covered?.view { return superview.insertSubview(self, aboveSubview: covered) }
    if superview.subviews.last !== self { superview.bringSubviewToFront(self) }
  }

  /// The area for overlays, as UIKit has it now.
  func viewport(obstructedBy obstructions: [Obstruction]) -> OverlayViewport {
    OverlayViewport(
      size: OverlaySize(bounds.size), safeArea: Insets(safeAreaInsets),
      obstructions: obstructions + windowControls,
      layoutDirection: isReversed ? .rightToLeft : .leftToRight,
      widthClass: .init(traitCollection.horizontalSizeClass))
  }

  /// Lies back to front as the scene has it.
  private func order(_ ids: [OverlayID]) {
    let views = ids.compactMap { slots[$0] }
    let present = subviews.filter { view in views.contains { $0 === view } }
    guard !present.elementsEqual(views, by: { $0 === $1 }) else { return }
    for view in views { bringSubviewToFront(view) }
  }

  /// Makes a copy of the scrim's fill of another overlay, present or former.
  private func replacedFill(of id: OverlayID) -> FillView? {
    (slots[id]?.scrim.fill ?? goneFills[id]).map { FillView(background: $0.background) }
  }
}

/// A weak reference to a view.
struct WeakView {
  weak var view: UIView?
}
#endif

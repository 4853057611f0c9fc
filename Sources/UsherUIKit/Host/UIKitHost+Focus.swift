#if canImport(UIKit)
internal import UIKit
public import Usher

extension UIKitHost {
  /// Lets assistive technology find this overlay and nothing else, and takes the keyboard from what lies behind.
  public func trapFocus(in id: OverlayID) {
    guard let view = stage?.view else { return }
    focus.take(from: view)
    focus.trap(view.slots[id], in: stage?.window)
    trapped = id
  }

  /// Lets assistive technology find the app again, and gives the keyboard back.
  public func restoreFocus() {
    trapped = nil
    focus.trap(nil, in: stage?.window)
    for slot in stage?.view?.slots.values ?? [:].values { slot.accessibilityElementsHidden = false }
    focus.giveBack()
  }

  /// Has the words said by VoiceOver, if it runs.
  public func announce(_ words: String, _ politeness: Semantics.Politeness) {
    Announcement(words, politeness).post()
  }

  /// Lets assistive technology find no overlay behind the modal one, and tells it of one that has come.
  func overlaysWereDrawn(_ scene: OverlayScene) {
    guard let view = stage?.view else { return }
    let front = trapped.flatMap { id in scene.overlays.firstIndex { $0.id == id } } ?? 0
    for (index, placed) in scene.overlays.enumerated() {
      view.slots[placed.id]?.accessibilityElementsHidden = index < front
    }
    focus.overlaysWereDrawn()
  }

  /// Offers a key to the overlays.
  ///
  /// - Returns: Whether one took it.
  func take(_ press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: .chosen) else { return false }
    switch key.keyCode {
    case .keyboardEscape: return presenter?.press(.escape) ?? false
    case .keyboardReturnOrEnter, .keypadEnter: return pressDefault()
    case .keyboardTab: return moveOn(isBackwards: key.modifierFlags.contains(.shift))
    default: return false
    }
  }

  /// Presses the default button of the overlay that has the keyboard, else of the one in front.
  private func pressDefault() -> Bool {
    let front = trapped ?? typedInto ?? presenter?.shown.last
    return front.flatMap { stage?.view?.slots[$0]?.card.controls.pressDefault() } ?? false
  }

  /// Goes from the field that has the keyboard to the next one of the same overlay, and from the last one to the
  /// first.
  ///
  /// - Returns: Whether a person types into an overlay at all.
  private func moveOn(isBackwards: Bool) -> Bool {
    guard let typedInto, let controls = stage?.view?.slots[typedInto]?.card.controls else {
      return false
    }
    let fields = controls.fields.filter { $0.isUsable }
    guard let present = fields.firstIndex(where: { $0.hasKeyboard }) else { return false }
    let way = isBackwards ? fields.count - 1 : 1
    fields[(present + way) % fields.count].takeKeyboard()
    return true
  }

  /// Whether there is something to type into now: without, the window may not be key.
  func countFields() {
    stage?.window?.hasFields =
      stage?.view?.slots.values.contains { !$0.card.controls.fields.isEmpty } ?? false
    followKeyboard()
  }

  /// Tells which overlay a person types into, and gives the keyboard back once that is none.
  func followKeyboard() {
    let focused = stage?.view?.slots.first {
      $0.value.card.controls.fields.contains { $0.hasKeyboard }
    }
    guard focused?.key != typedInto else { return }
    let left = typedInto
    typedInto = focused?.key
    if let left { presenter?.handle(.attentionChanged(.focusWithin, of: left, isPresent: false)) }
    // Where the overlay took the focus by itself, a person has done nothing yet.
    if let typedInto, typedInto != trapped {
      presenter?.handle(.attentionChanged(.focusWithin, of: typedInto, isPresent: true))
    }
    if typedInto == nil { stage?.window?.giveKeyboardBack() }
  }

  /// What a person can use now: nothing on its way out, and nothing behind a modal overlay.
  var usableControls: [Controls] {
    stage?.view?.slots.values.compactMap { slot in
      slot.card.placed?.acceptsInput == true && !slot.accessibilityElementsHidden
        ? slot.card.controls : nil
    } ?? []
  }
}

extension UIKeyModifierFlags {
  /// Those that make another key of a key, of the app's or the system's.
  fileprivate static let chosen: UIKeyModifierFlags = [.control, .alternate, .command]
}
#endif

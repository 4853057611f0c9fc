#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The edit menu of a card, which a long press opens to copy a text.
///
/// A long press on a selectable text offers to copy this text, and a press elsewhere on the card
/// the text of the overlay. Controls and the app's views keep their own long presses.
@MainActor
final class CopyMenu: NSObject {
  /// Returns whether a selectable text, or the text of the overlay for `nil`, can be copied.
  var canCopy: @MainActor (OverlayNode.Text?) -> Bool = { _ in false }
  /// Copies a selectable text, or the text of the overlay for `nil`.
  var copy: @MainActor (OverlayNode.Text?) -> Void = { _ in }
  /// Called when a long press begins, so that the finger no longer moves or taps the overlay.
  var onPress: @MainActor () -> Void = {}
  /// Called when the menu appears and disappears.
  var onMenu: @MainActor (_ isOpen: Bool) -> Void = { _ in }
  private let card: WeakView
  private let target = ActionTarget()
  private var interaction: UIEditMenuInteraction?

  init(on card: OverlayCard) {
    self.card = WeakView(view: card)
    super.init()
    let recognizer = UILongPressGestureRecognizer(target: target, action: ActionTarget.selector)
    recognizer.delegate = self
    card.addGestureRecognizer(recognizer)
    let interaction = UIEditMenuInteraction(delegate: self)
    card.addInteraction(interaction)
    self.interaction = interaction
    target.act = { [weak self] in
      guard let press = $0 as? UILongPressGestureRecognizer, press.state == .began else { return }
      self?.open(at: press.location(in: self?.card.view))
    }
  }

  private func open(at point: CGPoint) {
    onPress()
    interaction?.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }

  /// The texts that a menu can offer.
  private enum Offer {
    /// A selectable text.
    case text(OverlayNode.Text)
    /// The text of the overlay.
    case overlay

    var text: OverlayNode.Text? {
      switch self {
      case .text(let text): text
      case .overlay: nil
      }
    }
  }

  /// Returns what a long press on a view in the card can copy, or `nil` if there is nothing to
  /// copy.
  private func offer(at view: UIView?) -> Offer? {
    var text: OverlayNode.Text?
    var next = view
    while let part = next, part !== card.view {
      // A link belongs to its text, which the user may want to copy.
      if !(part is LinkView), part is UIControl || part is NativeView || part is any UIKeyInput {
        return nil
      }
      text = text ?? (part as? TextView)?.selectableText
      next = part.superview
    }
    if let text, canCopy(text) { return .text(text) }
    return canCopy(nil) ? .overlay : nil
  }
}

extension CopyMenu: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view != nil && offer(at: touch.view) != nil
  }
}

extension CopyMenu: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    // A secondary click of a mouse opens the menu without a long press.
    let view = card.view?.hitTest(configuration.sourcePoint, with: nil)
    guard let offer = offer(at: view) else { return UIMenu(children: []) }
    return UIMenu(
      children: [
        UIAction(title: OverlayStrings.current[.copy]) { [weak self] _ in self?.copy(offer.text) }
      ])
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    onMenu(true)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    onMenu(false)
  }
}
#endif

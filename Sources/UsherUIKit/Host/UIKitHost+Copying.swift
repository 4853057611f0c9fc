#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

extension UIKitHost {
  /// Writes a text to the general pasteboard.
  public func copyToClipboard(_ text: String) -> Bool {
    UIPasteboard.general.string = text
    return true
  }

  /// Offers to copy the text of an overlay, using a long press on its card and an action for
  /// assistive technology.
  ///
  /// The actions of the buttons must already be set.
  func offerCopying(of id: OverlayID, on card: OverlayCard) {
    let menu = card.copyMenu ?? CopyMenu(on: card)
    card.copyMenu = menu
    menu.canCopy = { [connection] in connection.canCopy(id, only: $0) }
    menu.copy = { [connection] in connection.copyRequested(of: id, only: $0) }
    menu.onPress = { [weak self] in self?.pressing?.yield() }
    menu.onMenu = { [connection] in
      connection.attentionChanged(.touch, of: id, isPresent: $0)
    }
    guard connection.canCopy(id) else { return }
    card.offerAction(OverlayStrings.current[.copy]) { [connection] in
      connection.copyRequested(of: id)
    }
  }

  /// Copies the text of the overlay with the focus, unless the edited field has a selection.
  func copyFocused() -> Bool { !editing.hasSelection && connection.copyRequested() }
}
#endif

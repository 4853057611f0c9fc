internal import UsherCore

extension Presenter {
  /// Returns the text that the user can copy from an overlay, or `nil` if there is none.
  ///
  /// Private overlays have no such text. If content has pages, only the shown page is copied.
  func copyableText(of id: OverlayID) -> String? {
    guard let request = handles[id]?.request, let content = request.content, !content.isPrivate
    else { return nil }
    let shown = content.asShown(isCollapsed: engine.isCollapsed(id)).root
    switch content.copyableText {
    case .automatic: return guests[request.lane] == nil ? shown.copyableText : nil
    case .shown: return shown.copyableText
    case .custom(let text): return text.copyable
    case .nothing: return nil
    }
  }

  /// Returns the string of a text in an overlay, or `nil` if the user can't select it.
  func selectableText(_ text: OverlayNode.Text, in id: OverlayID) -> String? {
    guard let content = handles[id]?.request?.content, !content.isPrivate, text.isSelectable,
      !text.isBlank
    else { return nil }
    return text.string
  }

  /// Writes text to the clipboard, and announces this to screen readers.
  ///
  /// - Parameter text: The text, or `nil` if there is none. Blank text isn't copied.
  /// - Returns: Whether the text was copied, or `false` if there is no text or no clipboard.
  func copy(_ text: String?) -> Bool {
    guard !isClosed, let text = text?.copyable, host.copyToClipboard(text) else { return false }
    host.announce(OverlayStrings.current[.copied], .polite)
    return true
  }
}

extension OverlayNode {
  /// The shown texts, one per line, or `nil` if there are none.
  @MainActor
  fileprivate var copyableText: String? {
    let texts = shown.statements
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension String {
  /// The string without control characters, or `nil` if nothing visible remains.
  fileprivate var copyable: String? {
    let visible = withoutControls
    return visible.allSatisfy(\.isWhitespace) ? nil : visible
  }
}

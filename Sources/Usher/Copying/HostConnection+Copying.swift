public import UsherCore

extension HostConnection {
  /// Reports that the user pressed the shortcut for copying, or chose Copy in an overlay's menu.
  ///
  /// The presenter calls `OverlayHost.copyToClipboard(_:)` if there is text to copy. If a native
  /// view with a selection has the keyboard focus, the key belongs to that view, so don't report
  /// it.
  ///
  /// - Parameters:
  ///   - id: The overlay, or `nil` for the overlay with the keyboard focus.
  ///   - text: A selectable text in the overlay, or `nil` for the overlay's text.
  /// - Returns: Whether text was copied. If not, the app gets the key.
  @discardableResult
  public func copyRequested(of id: OverlayID? = nil, only text: OverlayNode.Text? = nil) -> Bool {
    guard let presenter, let id = id ?? presenter.engine.focusedOverlay else { return false }
    return presenter.copy(
      text.map { presenter.selectableText($0, in: id) } ?? presenter.copyableText(of: id))
  }

  /// Returns whether `copyRequested(of:only:)` would copy text, so that a menu can offer Copy.
  ///
  /// - Parameters:
  ///   - id: The overlay.
  ///   - text: A selectable text in the overlay, or `nil` for the overlay's text.
  /// - Returns: Whether there is text to copy.
  public func canCopy(_ id: OverlayID, only text: OverlayNode.Text? = nil) -> Bool {
    guard let presenter else { return false }
    return (text.map { presenter.selectableText($0, in: id) } ?? presenter.copyableText(of: id))
      != nil
  }
}

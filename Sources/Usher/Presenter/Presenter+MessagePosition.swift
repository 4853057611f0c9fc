public import UsherCore

extension Presenter {
  /// Returns the overlay at the position that the user chose for messages.
  ///
  /// - Parameters:
  ///   - overlay: The overlay.
  ///   - usual: The overlay's configuration and content at the app's position.
  /// - Returns: The overlay, which is unchanged if it isn't a message.
  func placed(_ overlay: Overlay, usually usual: OverlaySettings.Target) -> Overlay {
    guard let position = messagePosition, guests[usual.configuration.lane] == nil,
      usual.configuration.anchor == nil, usual.configuration.placement != .center,
      usual.content.semantics.resolved(for: usual.content.root, as: usual.configuration).role
        == .status
    else { return overlay }
    return overlay.position(position)
  }
}

/// The representation used to store the user's position, such as "top" and "bottomTrailing".
///
/// ```swift
/// let storedPosition = OverlayPosition.bottomTrailing.rawValue
/// presenter.messagePosition = OverlayPosition(rawValue: storedPosition)
/// ```
extension OverlayPosition: RawRepresentable, Codable {
  /// Creates the stored position, or returns `nil` if no position has this name.
  public init?(rawValue: String) {
    guard let position = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = position
  }

  /// The name of the static property that returns the position.
  public var rawValue: String {
    switch (vertical, horizontal) {
    case (.center, .center): "center"
    case (.center, let side): "\(side)"
    case (let edge, .center): "\(edge)"
    case (let edge, .leading): "\(edge)Leading"
    case (let edge, .trailing): "\(edge)Trailing"
    }
  }
}

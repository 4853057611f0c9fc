/// The area that overlays are laid out in: a window's content, or a screen.
public struct Viewport: Hashable, Sendable {
  /// The whole area, in points.
  public var size: Size
  /// What the system keeps for itself at each edge: a title bar, a camera notch, a home indicator.
  public var safeArea: Insets

  /// Makes a viewport; without `safeArea` nothing is kept from overlays.
  public init(size: Size, safeArea: Insets = .zero) {
    self.size = size
    self.safeArea = safeArea
  }

  /// Whether its numbers are within reach and its sides not negative.
  var isUsable: Bool {
    size.isUsable && Reach.includes(size.width) && Reach.includes(size.height)
      && safeArea.isWithinReach
  }

  /// Whether there is any room to show something in.
  var hasArea: Bool {
    size.width > 0 && size.height > 0
  }
}

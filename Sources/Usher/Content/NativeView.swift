public import UsherCore

extension Node {
  /// A view of the platform's own, for what no other piece can show.
  @safe
  public struct NativeView: Sendable {
    /// The room it takes where there is no platform, in points, as in headless tests.
    public let size: Size
    /// Whether it wants the width that is left over in a row.
    public let isFlexible: Bool
    /// What the view says, in reading order, for those who do not see it; without what its buttons say.
    public let says: [String]
    /// Whether a person can press, type or choose something in the view.
    public let hasControls: Bool
    /// Makes the view, each time the content is built.
    ///
    /// The answer points to a GtkWidget with a floating reference, or to a UIView or a UIViewController that
    /// was retained for the host; `nil` takes no room.
    public let make: @MainActor @Sendable () -> UnsafeMutableRawPointer?

    /// Makes a piece of a view; a side that is not finite, or less than 1, counts as 24 points.
    ///
    /// What the overlay is called and what is said aloud of it follow from `says` and `hasControls`, as they follow
    /// from the texts and controls of other pieces.
    public init(
      size: Size, isFlexible: Bool = false, says: [String] = [], hasControls: Bool = false,
      make: @escaping @MainActor @Sendable () -> UnsafeMutableRawPointer?
    ) {
      self.size = Size(
        width: Length.mendedSize(size.width, usual: 24),
        height: Length.mendedSize(size.height, usual: 24))
      self.isFlexible = isFlexible
      self.says = says
      self.hasControls = hasControls
      unsafe self.make = make
    }
  }
}

/// The amount of work that UIKit is asked to do.
///
/// These counts are the same in UIKit, unlike the stand-in's times and allocations.
public struct Effort: Hashable, Sendable {
  /// The number of created views.
  public var views = 0
  /// The number of created layers, including the layers of views but not copies for drawing.
  public var layers = 0
  /// The number of constraints activated.
  public var constraints = 0
  /// The number of layouts of views, which counts a view each time it is laid out.
  public var layouts = 0
  /// The number of measurements of texts, which counts a text each time it is measured.
  public var measuredTexts = 0
  /// The number of created display links.
  public var links = 0

  nonisolated(unsafe) static var total = Effort()

  /// Creates an effort without any work.
  public init() {}

  /// Returns the work done by a closure and during the rest of the run loop's turn.
  @MainActor
  public static func count(_ act: () -> Void) -> Effort {
    StandIn.finishTurn()
    let before = total
    act()
    StandIn.finishTurn()
    return total.without(before)
  }

  private func without(_ part: Effort) -> Effort {
    var rest = self
    rest.views -= part.views
    rest.layers -= part.layers
    rest.constraints -= part.constraints
    rest.layouts -= part.layouts
    rest.measuredTexts -= part.measuredTexts
    rest.links -= part.links
    return rest
  }
}

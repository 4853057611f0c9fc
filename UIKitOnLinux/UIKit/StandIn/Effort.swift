/// The work that UIKit is asked for, counted; the counts hold for UIKit, too, unlike the
/// stand-in's times and allocations.
public struct Effort: Hashable, Sendable {
  /// The number of views made.
  public var views = 0
  /// The number of layers made, those of views among them; copies for drawing are left out.
  public var layers = 0
  /// The number of constraints activated.
  public var constraints = 0
  /// The number of views that were laid out, each as often as it was.
  public var layouts = 0
  /// The number of texts that were measured, each as often as it was.
  public var measuredTexts = 0
  /// The number of display links made.
  public var links = 0

  nonisolated(unsafe) static var total = Effort()

  /// Makes an effort of nothing.
  public init() {}

  /// Counts the work of a closure and of the run loop's turn after it.
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

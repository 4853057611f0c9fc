internal import UsherCore

/// A piece that computes each size only once.
///
/// Rows and columns request the same sizes several times, and measuring takes most of the time.
@MainActor
final class MeasuredPiece {
  let node: OverlayNode
  let takesRoom: Bool
  private let piece: any LayoutPiece
  private var sizes = Known<Double, OverlaySize>()
  private var widths = Known<Double, Double>()
  private var contentWidths = Known<Int, Double>()
  private var minimumWidths = Known<Double, Double>()
  private var minimumHeights = Known<Bounds, Double>()

  private struct Bounds: Equatable {
    let natural: OverlaySize
    let width: Double
  }

  init(_ piece: some LayoutPiece) {
    self.piece = piece
    (node, takesRoom) = (piece.node, piece.takesRoom)
  }

  func size(width: Double) -> OverlaySize {
    sizes.value(for: width) { piece.size(width: width) }
  }

  var contentWidth: Double {
    guard node.wantsWidth else { return naturalWidth(within: .infinity) }
    return contentWidths.value(for: 0) { piece.contentWidth }
  }

  func naturalWidth(within width: Double) -> Double {
    widths.value(for: width) { piece.naturalWidth(within: width) }
  }

  func minimumWidth(of natural: Double) -> Double {
    minimumWidths.value(for: natural) { piece.minimumWidth(of: natural) }
  }

  func minimumHeight(of natural: OverlaySize, width: Double) -> Double {
    minimumHeights.value(for: Bounds(natural: natural, width: width)) {
      piece.minimumHeight(of: natural, width: width)
    }
  }

  func scaledWithText(_ length: Double) -> Double { piece.scaledWithText(length) }
}

/// Values that are computed once.
///
/// A list is sufficient, because a piece has only a few sizes.
private struct Known<Key: Equatable, Value> {
  private var values: [(key: Key, value: Value)] = []

  mutating func value(for key: Key, finding find: () -> Value) -> Value {
    if let known = values.first(where: { $0.key == key }) { return known.value }
    let value = find()
    values.append((key, value))
    return value
  }
}

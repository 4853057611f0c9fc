/// A few colors that stand for the many of a picture that moves.
///
/// All frames get the same colors, so that what stands still has the same bytes in each.
public struct Palette: Sendable {
  /// The colors: four bytes each for red, green, blue and opacity, the lowest byte first.
  public var colors: [UInt32] { chosen.map(\.packed) }
  private let chosen: [Channels]
  private var known: [UInt32: UInt32] = [:]

  /// Chooses colors for a picture by how often each color is in it.
  ///
  /// Frequent colors are kept as they are; the others get those that have the least squared
  /// distance to all of them together.
  ///
  /// - Parameters:
  ///   - counts: The number of pixels of each color.
  ///   - limit: The greatest number of colors, at least 2.
  public init(for counts: [UInt32: Int], atMost limit: Int) {
    // A color in a tenth as many pixels matters by a third as much, and ties end by value.
    var rest = counts.map { (color: Channels($0.key), weight: Double($0.value).squareRoot()) }
    rest.sort { ($1.weight, $0.color.packed) < ($0.weight, $1.color.packed) }
    guard rest.count > max(limit, 2) else {
      chosen = rest.map(\.color)
      return
    }
    let exact = Set(rest.prefix(limit / 4).map(\.color.packed))
    var chosen = [rest[0].color]
    // Each further color is the one that is worst served by those before it.
    var distances = rest.map { $0.color.distance(to: chosen[0]) }
    for entry in rest.dropFirst() where exact.contains(entry.color.packed) {
      chosen.append(entry.color)
      for index in rest.indices {
        distances[index] = min(distances[index], rest[index].color.distance(to: entry.color))
      }
    }
    while chosen.count < limit {
      let worst = rest.indices.max { one, other in
        distances[one] * rest[one].weight < distances[other] * rest[other].weight
      }
      guard let worst, distances[worst] > 0 else { break }
      chosen.append(rest[worst].color)
      for index in rest.indices {
        distances[index] = min(distances[index], rest[index].color.distance(to: rest[worst].color))
      }
    }
    self.chosen = Self.centered(chosen, on: rest, keeping: exact)
  }

  /// Moves each color, but for the kept ones, to the middle of those that it stands for, four
  /// times.
  private static func centered(
    _ chosen: [Channels], on all: [(color: Channels, weight: Double)], keeping exact: Set<UInt32>
  ) -> [Channels] {
    var chosen = chosen
    for _ in 0..<4 {
      var sums = chosen.map { _ in (SIMD4<Double>.zero, 0.0) }
      for (color, weight) in all {
        let nearest = nearest(to: color, in: chosen)
        sums[nearest].0 += color.values * weight
        sums[nearest].1 += weight
      }
      for index in chosen.indices
      where sums[index].1 > 0 && !exact.contains(chosen[index].packed) {
        chosen[index] = Channels((sums[index].0 / sums[index].1).rounded(.toNearestOrEven))
      }
    }
    return Set(chosen.map(\.packed)).sorted().map(Channels.init)
  }

  private static func nearest(to color: Channels, in colors: [Channels]) -> Int {
    var (best, least) = (0, Double.infinity)
    for (index, other) in colors.enumerated() {
      let distance = color.distance(to: other)
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }

  /// Returns the color that stands for another.
  public mutating func color(for color: UInt32) -> UInt32 {
    if let known = known[color] { return known }
    let nearest = chosen[Self.nearest(to: Channels(color), in: chosen)].packed
    known[color] = nearest
    return nearest
  }
}

/// The four values of a color, from 0 to 255.
private struct Channels {
  let values: SIMD4<Double>

  init(_ values: SIMD4<Double>) { self.values = values }

  init(_ packed: UInt32) {
    values = SIMD4(
      Double(packed & 255), Double(packed >> 8 & 255), Double(packed >> 16 & 255),
      Double(packed >> 24))
  }

  var packed: UInt32 {
    UInt32(values.x) | UInt32(values.y) << 8 | UInt32(values.z) << 16 | UInt32(values.w) << 24
  }

  /// Returns the squared distance as the eye sees it: green counts most, and opacity still more.
  func distance(to other: Channels) -> Double {
    let apart = values - other.values
    return (apart * apart * SIMD4(2, 4, 2, 6)).sum()
  }
}

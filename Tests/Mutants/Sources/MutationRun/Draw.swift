import Mistakes

/// A drawn mistake, and the file in which it is planted.
struct Drawn: Sendable {
  let path: String
  let mistake: Mistake
}

/// Draws mistakes.
enum Draw {
  /// Draws up to `count` mistakes using a seed, in the order in which they are tried.
  ///
  /// Each position in the code is equally likely, so each module has mistakes in proportion to its
  /// code. At a position, one of the possible mistakes is drawn.
  static func mistakes(
    _ count: Int, seed: UInt64, in files: [(path: String, mistakes: [Mistake])]
  ) -> [Drawn] {
    var random = Seeded(seed)
    var places: [(path: String, mistakes: [Mistake])] = []
    for (path, mistakes) in files {
      let groups = Dictionary(grouping: mistakes, by: \.range)
      let inOrder = groups.keys.sorted {
        ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
      }
      places += inOrder.map { (path, groups[$0] ?? []) }
    }
    var drawn: [Drawn] = []
    var taken: [String: [Range<Int>]] = [:]
    for (path, mistakes) in places.shuffled(using: &random) where drawn.count < count {
      guard let mistake = mistakes.randomElement(using: &random) else { continue }
      // Texts are inserted around the code, so they must be nested.
      guard !taken[path, default: []].contains(where: { Planter.cross($0, mistake.range) }) else {
        continue
      }
      taken[path, default: []].append(mistake.range)
      drawn.append(Drawn(path: path, mistake: mistake))
    }
    return drawn
  }
}

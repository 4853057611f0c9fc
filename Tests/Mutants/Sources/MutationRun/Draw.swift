import Mistakes

/// A drawn mistake, and the file in which it is planted.
struct Drawn: Sendable {
  let path: String
  let mistake: Mistake
}

/// Draws mistakes.
enum Draw {
  /// Draws up to some mistakes by a seed, in the order in which they are tried.
  ///
  /// Each place in the code is as likely as another, and so each module has mistakes in proportion
  /// to its code. At a place, one of the possible mistakes is drawn.
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
      // Texts are put around the code, and so must be nested.
      guard !taken[path, default: []].contains(where: { Planter.cross($0, mistake.range) }) else {
        continue
      }
      taken[path, default: []].append(mistake.range)
      drawn.append(Drawn(path: path, mistake: mistake))
    }
    return drawn
  }
}

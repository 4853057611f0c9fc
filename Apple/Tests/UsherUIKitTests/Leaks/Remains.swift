import Trials
import UIKit

/// What overlays could leave behind, counted.
struct Remains: Equatable, CustomStringConvertible {
  /// The objects that contents and callbacks keep alive.
  let tokens: Int
  /// The living objects of UIKit, by kind.
  let objects: [Census.Kind: Int]
  /// The open files, directories and sockets included.
  let files: Int

  /// Counts what is there now.
  @MainActor
  init() {
    tokens = TrialToken.count
    objects = Dictionary(
      uniqueKeysWithValues: Census.Kind.allCases.map { ($0, Census.living($0).count) })
    files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  var description: String {
    let kinds = Census.Kind.allCases.map { "\(objects[$0] ?? 0) of kind \($0)" }
    return (["\(tokens) tokens", "\(files) files"] + kinds).joined(separator: ", ")
  }
}

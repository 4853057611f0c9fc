#if UIKIT_STAND_IN
import Trials
import UIKit

/// The counts of everything that overlays could leave behind.
struct Remains: Equatable, CustomStringConvertible {
  /// The objects that contents and callbacks retain.
  let tokens: Int
  /// The living objects of UIKit, by kind.
  let objects: [Census.Kind: Int]
  /// The open files, including directories and sockets.
  let files: Int

  /// Counts what remains now.
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
#endif

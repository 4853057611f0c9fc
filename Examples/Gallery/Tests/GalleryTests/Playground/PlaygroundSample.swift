import Usher

/// Code from the playground, compiled.
struct PlaygroundSample {
  let name: String
  let run: @MainActor (Presenter) throws -> Void

  init(_ name: String, run: @escaping @MainActor (Presenter) throws -> Void) {
    self.name = name
    self.run = run
  }

  /// All of it.
  @MainActor static let all: [PlaygroundSample] =
    ContentSamples.all + SurfaceSamples.all + PlaceSamples.all + SizeSamples.all + TurnSamples.all
    + LaneSamples.all + TimeSamples.all + InputSamples.all + BackdropSamples.all
    + EntranceSamples.all + ExitSamples.all + ExitWhenReplacedSamples.all
}

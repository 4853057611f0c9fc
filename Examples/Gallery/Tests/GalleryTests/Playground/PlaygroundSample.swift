import Usher

/// A compiled piece of the playground's generated code.
struct PlaygroundSample {
  let name: String
  let run: @MainActor (Presenter) throws -> Void

  init(_ name: String, run: @escaping @MainActor (Presenter) throws -> Void) {
    self.name = name
    self.run = run
  }

  @MainActor static let all: [PlaygroundSample] =
    ContentSamples.all + SurfaceSamples.all + PlaceSamples.all + SizeSamples.all + QueueSamples.all
    + LaneSamples.all + TimeSamples.all + InputSamples.all + BackdropSamples.all
    + EntranceSamples.all + ExitSamples.all + ExitWhenReplacedSamples.all
}

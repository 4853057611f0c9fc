/// A placeholder for the engine's record of an interrupted overlay; no overlay is interrupted here.
struct Interruption: Hashable, Sendable {
  var restarted: Interruption { self }
}

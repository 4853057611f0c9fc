/// Stands for what the engine keeps of an interrupted overlay; nobody was interrupted here.
struct Interruption: Hashable, Sendable {
  var restarted: Interruption { self }
}

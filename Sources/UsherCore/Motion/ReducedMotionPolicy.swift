/// What becomes of an overlay's motion where a person prefers less of it.
public enum ReducedMotionPolicy: Hashable, Sendable, CaseIterable {
  /// Movement becomes a fade.
  case fade
  /// It comes and goes at once.
  case immediate
  /// Nothing changes: the motion carries meaning.
  case keep
}

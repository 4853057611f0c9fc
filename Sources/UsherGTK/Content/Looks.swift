#if GTK
internal import Usher

/// What the views of one overlay follow for as long as they live, so that nothing has to be built anew.
@MainActor
final class Looks {
  /// What their colours adapt to.
  let traits: Live<Traits>
  /// Whether things may move by themselves: the system's animations are on.
  let allowsMotion: Live<Bool>

  init(traits: Live<Traits>, allowsMotion: Live<Bool>) {
    self.traits = traits
    self.allowsMotion = allowsMotion
  }

  /// The colour as it is to be drawn now.
  func resolve(_ color: AdaptiveColor) -> RGBA { color.resolved(for: traits.value) }
}
#endif

#if GTK && os(Linux)
internal import Usher

/// The observable values that one overlay's views follow.
///
/// The views aren't rebuilt when a value changes.
@MainActor
final class ViewEnvironment {
  let traits: ObservableValue<Traits>
  /// Whether views may animate.
  ///
  /// This is `false` if the system's animations are off.
  let allowsMotion: ObservableValue<Bool>
  weak var card: OverlayCard?

  init(traits: ObservableValue<Traits>, allowsMotion: ObservableValue<Bool>) {
    self.traits = traits
    self.allowsMotion = allowsMotion
  }

  func resolve(_ color: AdaptiveColor) -> RGBA { color.resolved(for: traits.value) }
}
#endif

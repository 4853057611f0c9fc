#if GTK && os(Linux)
internal import Usher

/// The observable values that one overlay's views follow, so that changes don't rebuild the views.
@MainActor
final class ViewEnvironment {
  /// The traits that colors adapt to.
  let traits: ObservableValue<Traits>
  /// Whether views may animate.
  ///
  /// `false` if the system's animations are off.
  let allowsMotion: ObservableValue<Bool>
  /// The card that contains the views.
  weak var card: OverlayCard?

  init(traits: ObservableValue<Traits>, allowsMotion: ObservableValue<Bool>) {
    self.traits = traits
    self.allowsMotion = allowsMotion
  }

  func resolve(_ color: AdaptiveColor) -> RGBA { color.resolved(for: traits.value) }
}
#endif

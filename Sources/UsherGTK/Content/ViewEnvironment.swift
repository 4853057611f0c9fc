#if GTK && os(Linux)
internal import Usher

/// The observable values that the views of one overlay follow, so that a change does not rebuild
/// the views.
@MainActor
final class ViewEnvironment {
  /// The traits that colors adapt to.
  let traits: ObservableValue<Traits>
  /// Whether views may animate by themselves: whether the system's animations are on.
  let allowsMotion: ObservableValue<Bool>
  /// The card that the views lie on.
  weak var card: OverlayCard?

  init(traits: ObservableValue<Traits>, allowsMotion: ObservableValue<Bool>) {
    self.traits = traits
    self.allowsMotion = allowsMotion
  }

  /// Resolves `color` for the current traits.
  func resolve(_ color: AdaptiveColor) -> RGBA { color.resolved(for: traits.value) }
}
#endif

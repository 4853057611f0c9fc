internal import Usher

/// Shows entries above everything else in the app.
public final class SwiftEntryKit {
  private init() {}

  @MainActor static func configure(_ presenter: Presenter) {}
}

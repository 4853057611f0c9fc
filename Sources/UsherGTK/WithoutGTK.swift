#if !GTK && os(Linux)
public import Usher

extension Presenter {
  /// Unavailable, because this build doesn't contain the GTK host.
  @available(
    *, unavailable,
    message: "UsherGTK was built without its trait; add traits: [\"GTK\"] to the package dependency"
  )
  public static func attached(to window: UnsafeMutableRawPointer) throws -> Presenter {
    struct LeftOut: Error {}
    throw LeftOut()
  }
}

/// A program with one window and a presenter.
///
/// Unavailable, because this build doesn't contain the GTK host.
public enum GTKApp {
  /// Unavailable, because this build doesn't contain the GTK host.
  @available(
    *, unavailable,
    message: "UsherGTK was built without its trait; add traits: [\"GTK\"] to the package dependency"
  )
  @MainActor
  public static func run(
    title: String, size: OverlaySize = OverlaySize(width: 390, height: 640),
    _ start: (Presenter) -> Void
  ) throws {
    struct LeftOut: Error {}
    throw LeftOut()
  }

  /// Unavailable, because this build doesn't contain the GTK host.
  @available(
    *, unavailable,
    message: "UsherGTK was built without its trait; add traits: [\"GTK\"] to the package dependency"
  )
  @MainActor public static var isHeld: Bool { false }
}
#endif

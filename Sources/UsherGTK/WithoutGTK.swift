#if !GTK
public import Usher

extension Presenter {
  /// Not there: this build left the GTK host out.
  @available(
    *, unavailable,
    message: "UsherGTK was built without its trait; add traits: [\"GTK\"] to the package dependency"
  )
  public static func attached(to window: UnsafeMutableRawPointer) throws -> Presenter {
    struct LeftOut: Error {}
    throw LeftOut()
  }
}
#endif

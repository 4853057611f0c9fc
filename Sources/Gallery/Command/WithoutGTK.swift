#if !GTK
/// The program where the GTK host was left out of the build.
@main
struct WithoutGTK {
  static func main() {
    print("This gallery was built without GTK; run ./usher gallery, or build with --traits GTK.")
  }
}
#endif

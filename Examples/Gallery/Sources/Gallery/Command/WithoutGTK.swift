#if !GTK
/// The program for a build without the GTK host.
@main
struct WithoutGTK {
  static func main() {
    print("This gallery was built without GTK; run ./usher gallery, or build with --traits GTK.")
  }
}
#endif

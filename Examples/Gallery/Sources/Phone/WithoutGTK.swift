#if !GTK
/// The program for a build without GTK, which it needs for drawing.
@main
struct WithoutGTK {
  static func main() {
    print("This program was built without GTK; build it with --traits GTK.")
  }
}
#endif

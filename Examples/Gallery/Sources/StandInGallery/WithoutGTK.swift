#if !GTK
/// The program for a build without GTK, with which it draws.
@main
struct WithoutGTK {
  static func main() {
    print("This program was built without GTK; build it with --traits GTK.")
  }
}
#endif

#if !GTK
/// The program for a build without GTK.
@main
enum WithoutGTK {
  static func main() {
    print("Notes was built without GTK; build with --traits GTK.")
  }
}
#endif

#if !GTK
/// The program where the GTK host was left out of the build.
@main
struct WithoutGTK {
  static func main() {
    Failure.end("built without GTK; build with --traits GTK")
  }
}
#endif

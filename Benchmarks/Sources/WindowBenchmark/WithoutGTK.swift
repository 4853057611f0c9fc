#if !GTK
internal import Measuring

/// The program for builds without the GTK host.
@main
struct WithoutGTK {
  static func main() {
    Failure.end("built without GTK; build with --traits GTK")
  }
}
#endif

import Screens
import Usher
import UsherTesting

@main
@MainActor
struct App {
  static func main() {
    for line in showBoth(on: Presenter(host: HeadlessHost())) { print(line) }
  }
}

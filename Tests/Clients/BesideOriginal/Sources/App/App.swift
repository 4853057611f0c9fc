import SwiftMessages
import Usher
import UsherTesting
import UsherUIKit

@main
@MainActor
struct App {
  static func main() {
    print(SwiftMessages.show("A"))
    #if os(iOS)
    let presenter = Presenter.default
    #else
    let presenter: Presenter? = Presenter(host: HeadlessHost())
    #endif
    presenter?.present(.notification(title: "B"))
    print("Usher shows \(presenter?.shown.count ?? 0) overlay")
  }
}

import Popup
import Usher
import UsherTesting

let host = HeadlessHost()
let presenter = Presenter(host: host)
let screen = WelcomeScreen()
screen.signedIn(as: "Ada")
screen.saved()
screen.failed()
try Popup.Manager.shared.add(task: AdvertisementTask())

// What was asked for is taken up by the main queue; two minutes are more than all of it takes.
for _ in 0..<240 {
  for _ in 0..<4 { await Task.yield() }
  host.clock.advance(by: .milliseconds(500))
}
print("nothing left: \(presenter.shown.isEmpty && presenter.waiting.isEmpty)")

import OwlBanners
import Popup
import Usher
import UsherTesting

let host = HeadlessHost()
let presenter = Presenter(host: host)
let screen = WelcomeScreen()
screen.signedIn(as: "Grace")
screen.saved()
await failInBackground()
let reminder = Banner(TeamStyle.reminder)
reminder.completionAction = { print("banner gone") }
reminder.enqueue()
try Popup.Manager.shared.add(task: QuestionTask())

// What was asked for is taken up by the main queue; two minutes are more than all of it takes.
for _ in 0..<240 {
  for _ in 0..<4 { await Task.yield() }
  host.clock.advance(by: .milliseconds(500))
}
print("nothing left: \(presenter.shown.isEmpty && presenter.waiting.isEmpty)")

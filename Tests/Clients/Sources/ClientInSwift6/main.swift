import ClientStage
import OwlBanners
import Popup
import SwiftEntryKit
import SwiftMessages

// The same as an app does in one go; what a person does, and time, come from the stage.
let stage = Stage()

print("entries")
let rating = RatingScreen()
rating.ask()
await stage.pass(1)
stage.look()
stage.press(1)
await stage.pass(1)
await Task.detached { Notices().offline() }.value
await stage.pass(0.5)
stage.look()
await Task.detached { Notices().gone() }.value
await stage.pass(1)
var attributes = EKAttributes()
attributes.displayDuration = 1
SwiftEntryKit.display(entry: MeterView(0.4), using: attributes)
await stage.pass(0.5)
SwiftEntryKit.transform(to: MeterView(0.8))
await stage.pass(0.5)
stage.look()
await stage.pass(2)

print("messages")
let levels = LevelScreen()
levels.reach(1)
levels.reach(2)
await stage.pass(1)
stage.look()
await stage.pass(1.3)
stage.look()
await stage.pass(2)
levels.report()
levels.confirm()
await stage.pass(1)
stage.look()
stage.press(0)
await stage.pass(1)

print("banners")
let seasons = SeasonScreen()
seasons.change()
await stage.pass(1)
stage.look()
await stage.pass(1)
stage.look()
seasons.calm()
await stage.pass(1)
await Uploads().fail()
await stage.pass(1)
stage.look()
stage.tap()
await stage.pass(3)

print("tasks")
try ShopScreen().open()
print("  counted: \(await countInParallel())")

print("all of them")
let welcome = WelcomeScreen()
welcome.signedIn(as: "Grace")
welcome.saved()
await failInBackground()
let reminder = Banner(TeamStyle.reminder)
reminder.completionAction = { print("banner gone") }
reminder.enqueue()
try Popup.Manager.shared.add(task: QuestionTask())
await stage.pass(120)
print("nothing left: \(stage.isEmpty)")

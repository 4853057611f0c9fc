import ClientStage
import OwlBanners
import Popup
import SwiftEntryKit

// The same as an app does in one go; what a person does, and time, come from the stage.
let stage = Stage()

print("entries")
let signIn = SignInScreen()
signIn.present()
await stage.pass(1)
await withCheckedContinuation { done in
  Task { @MainActor in signIn.failInBackground { done.resume() } }
}
await stage.pass(0.5)
signIn.status()
stage.look()
stage.type("Ada", into: 0)
stage.type("secret", into: 1)
stage.press(0)
await stage.pass(2)
stage.look()
let player = PlayerController()
player.present()
await stage.pass(5)
player.present()
await stage.pass(1)
stage.tap()
player.replace()
await stage.pass(0.1)
stage.look()
await stage.pass(10)

print("messages")
let inbox = InboxScreen()
inbox.ask()
await stage.pass(2)
stage.look()
stage.press(0)
await stage.pass(2)
inbox.count()
await stage.pass(1)
stage.look()
inbox.counted()
inbox.counted()
await stage.pass(2)
stage.look()
inbox.earn()
await stage.pass(1)
stage.look()
await stage.pass(1)
stage.look()
await stage.pass(5)

inbox.compose()
await stage.pass(0.5)
stage.look()
stage.press(0)
await stage.pass(0.5)
stage.look()

print("banners")
let game = GameScreen()
game.choose(Composer())
game.won()
await stage.pass(2)
stage.look()
await stage.pass(5)
stage.look()
stage.tap()
await stage.pass(1)
game.choose(UIApplication.shared)
let model = UploadModel()
await withCheckedContinuation { done in model.fail { done.resume() } }
await stage.pass(1)
stage.look()
await stage.pass(4)
let silent = SilentPresenter()
let quiet = UploadModel(presenter: silent)
await withCheckedContinuation { done in quiet.fail { done.resume() } }
print("  told: \(silent.titles)")

print("tasks")
let launch = LaunchScreen()
launch.launch()
await withCheckedContinuation { done in
  Task { @MainActor in launch.launchSlowly { done.resume() } }
}
let agreement = AgreementController()
try Popup.Manager.shared.add(task: agreement)
agreement.agree()

print("all of them")
let welcome = WelcomeScreen()
welcome.signedIn(as: "Ada")
welcome.saved()
welcome.failed()
try Popup.Manager.shared.add(task: AdvertisementTask())
await stage.pass(120)
print("nothing left: \(stage.isEmpty)")

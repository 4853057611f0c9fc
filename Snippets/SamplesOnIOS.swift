//! Samples for the comments of the iOS libraries.

#if os(iOS)
import SwiftUI
import UIKit
import UserNotifications
import UsherUI

// snippet.scene
@MainActor func welcome(in scene: UIWindowScene) {
  let presenter = Presenter.attached(to: scene)
  presenter.present(.notification(title: "Welcome"))
}
// snippet.end

// snippet.view
@MainActor func warn(in page: UIView) {
  let presenter = Presenter.attached(to: page)
  presenter.present(.message(.warning, title: "No connection"))
}
// snippet.end

@MainActor func warn(above rootViewController: UIViewController) {
  guard let presenter = Presenter.default else { return }
  // snippet.push
  presenter.pushContent(of: rootViewController)
  presenter.present(.banner("You are offline").pushesContent())
  // snippet.end
}

// snippet.notifications
/// Kept by the app, and set as the delegate of `UNUserNotificationCenter.current()` at its launch.
final class NotificationDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if !Presenter.didReceive(response) { print("a notification of the app's own") }
    completionHandler()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler(Presenter.willPresent(notification) ?? [])
  }
}
// snippet.end

struct Saving: View {
  @State private var isSaved = false

  var body: some View {
    // snippet.presented
    Button("Save") { isSaved = true }
      .usherOverlay(isPresented: $isSaved, using: .message) { Text("Saved").padding() }
    // snippet.end
  }
}

struct Letter: Identifiable {
  let id: Int
  let subject: String
}

struct Reading: View {
  @State private var letter: Letter?

  var body: some View {
    // snippet.item
    Button("Read") { letter = Letter(id: 1, subject: "Hello") }
      .usherOverlay(item: $letter) { letter in Text(letter.subject).padding() }
    // snippet.end
  }
}

struct Places: View {
  @State private var showsPlaces = false
  @State private var detent = OverlayDetent.medium

  var body: some View {
    // snippet.detents
    Button("Places") { showsPlaces = true }
      .usherOverlay(isPresented: $showsPlaces) {
        .sheet { Text("Places nearby") }.detents([.medium, .large], selection: $detent)
      }
    // snippet.end
  }
}

struct LettersView: View {
  var body: some View { Text("No letters") }
}

struct LettersApp: App {
  var body: some Scene {
    // snippet.pushed
    WindowGroup {
      LettersView().pushedByOverlays()
    }
    // snippet.end
  }
}

struct CopyAndSave: View {
  @State private var isCopied = false
  @State private var isSaved = false
  @State private var showsTip = true
  @Environment(\.presentOverlay) private var presentOverlay

  var body: some View {
    // snippet.overlay
    Button("Copy") { isCopied = true }
      .usherOverlay(isPresented: $isCopied) { .toast("Copied").position(.bottom) }
    // snippet.end
    // snippet.usherToast
    Button("Save") { isSaved = true }
      .usherToast("Saved", isPresented: $isSaved)
    // snippet.end
    // snippet.usherTip
    Button("Archive") { showsTip = false }
      .usherTip("Archive with one key: A", isPresented: $showsTip)
    // snippet.end
  }

  func save() {
    // snippet.presentToast
    presentOverlay(.toast("Saved").position(.bottom))
    // snippet.end
  }
}

// snippet.message
struct Sent: OverlayMessage {
  let id: Int
  var overlay: Overlay { .notification(title: "Sent") }
}
// snippet.end

struct SaveButton: View {
  // snippet.present
  @Environment(\.presentOverlay) private var presentOverlay

  var body: some View {
    Button("Save") { presentOverlay { Label("Saved", systemImage: "checkmark").padding() } }
  }
  // snippet.end
}

struct DoneButton: View {
  // snippet.dismiss
  @Environment(\.dismissOverlay) private var dismissOverlay

  var body: some View {
    Button("Done") { dismissOverlay() }
  }
  // snippet.end
}

struct Tabs: View {
  var body: some View {
    // snippet.place
    TabView {
      SaveButton()
    }
    .overlays(in: .view)
    // snippet.end
  }
}
#endif

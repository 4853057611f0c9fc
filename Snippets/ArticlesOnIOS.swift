//! Samples for the articles about the iOS libraries.

#if os(iOS)
import SwiftUI
import UIKit
import UsherUI

// snippet.saved
@MainActor func saved() {
  Presenter.default?.present(.message(.success, title: "Saved"))
}
// snippet.end

func enqueue() {
  // snippet.enqueue
  Presenter.enqueueDefault { presenter in
    presenter.present(.message(.success, title: "Saved"))
  }
  // snippet.end
}

final class ChartView: UIView {}
final class SettingsController: UIViewController {}

@MainActor func nativeViews(presenter: Presenter) {
  // snippet.native
  let chart = OverlayNode.native(
    OverlayNode.NativeView(size: OverlaySize(width: 280, height: 160), view: { ChartView() }))
  let settings = OverlayNode.native(
    OverlayNode.NativeView(
      size: OverlaySize(width: 280, height: 320), controller: { SettingsController() }))
  presenter.present(using: .bottom) {
    Text("This week").bold()
    chart
  }
  // snippet.end
  presenter.present(using: .center) { settings }
}

@MainActor func bars(scene: UIWindowScene) {
  // snippet.bars
  Presenter.attached(to: scene).systemBars = SystemBars(statusBar: .style(.lightContent))
  // snippet.end
}

// snippet.extension
final class ShareController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Presenter.default = Presenter.attached(to: view)
  }
}
// snippet.end

final class KeyController: UIViewController {
  var presenter: Presenter { Presenter.attached(to: view) }

  // snippet.presses
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presenter.pressesBegan(presses)
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }
  // snippet.end
}

struct NameForm: View {
  var body: some View { Color.clear }
}

struct Bindings: View {
  @State private var isSaved = false
  @State private var asksForName = false

  var body: some View {
    Color.clear
      // snippet.using
      .usherOverlay(isPresented: $isSaved, using: .message) {
        Label("Saved", systemImage: "checkmark").padding()
      }
      .usherOverlay(isPresented: $asksForName) { NameForm() }
    // snippet.end
    Color.clear
      // snippet.overlay
      .usherOverlay(isPresented: $isSaved) { .toast("Saved") }
    // snippet.end
  }
}

struct Failure: OverlayMessage {
  let id: String
  let text: String

  var overlay: Overlay { .message(.error, title: "Error", text: text).preset(.bottomFloat) }
}

// snippet.actions
struct Buttons: View {
  @Environment(\.presentOverlay) private var presentOverlay
  @Environment(\.dismissOverlay) private var dismissOverlay

  var body: some View {
    Button("Copy") { presentOverlay(.toast("Copied")) }
    Button("Clear") { dismissOverlay(.all()) }
  }
}
// snippet.end
#endif

#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The views that are hidden from assistive technology.
  ///
  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal>
  @MainActor
  @Suite("Assistive technology")
  struct AccessibilityTests {
    private let app = SampleScene()

    private var labels: [String] {
      StandIn.accessibilityElements(in: app.scene).compactMap { element in
        (element as? UILabel)?.text ?? (element as? UIView)?.accessibilityLabel
      }
    }

    private var posts: [AccessibilityPost] { World.current.accessibilityPosts }

    private let dialog = OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical,
          children: [
            .text(OverlayNode.Text("Delete?")),
            .button(OverlayNode.Button("Delete", isDefault: true)),
          ])))

    @Test(
      "while a modal overlay is shown, only its elements are accessible",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/66"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/575"))
    func modal() {
      defer { app.close() }
      app.controller.button.isAccessibilityElement = true
      app.controller.button.accessibilityLabel = "The app's"
      let handle = app.presenter.present(dialog, as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.5)
      #expect(labels == ["Delete?", "Delete"])
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(labels.contains("The app's") && !labels.contains("Delete"))
    }

    @Test(
      "VoiceOver reaches overlays in front of a modal overlay, but none behind",
      .bug("https://github.com/shadcn-ui/ui/issues/2401"))
    func inFront() {
      defer { app.close() }
      var above = still(.bottom)
      above.precedence = .stack
      app.presenter.present(text("Behind"), as: still())
      app.presenter.present(dialog, as: still(.center, backdrop: Backdrop()))
      app.presenter.present(text("Front"), as: above)
      StandIn.advance(by: 0.5)
      #expect(labels == ["Delete?", "Delete", "Front"])
    }

    @Test("UI tests find an overlay by its name, and its buttons by number or identifier")
    func identifiers() {
      defer { app.close() }
      var own = OverlayNode.Button("Details", dismisses: false)
      own.identifier = "details"
      app.presenter.present(
        .notification(title: "Sent", button: own), as: still(), name: "mail")
      StandIn.advance(by: 0.5)
      func found(in view: UIView) -> [String] {
        ([view.accessibilityIdentifier].compactMap { $0 } + view.subviews.flatMap(found))
          .filter { $0.hasPrefix("usher.") || $0 == "details" }
      }
      let names = app.overlayWindow.map(found)
      #expect(names == ["usher.overlay.mail", "details", "usher.button.1"])
    }

    @Test("UI tests find a field by its identifier, which is nil unless the app sets it")
    func fieldIdentifiers() throws {
      defer { app.close() }
      var own = OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("Name"))
      own.identifier = "name"
      let other = OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("City"))
      let handle = app.presenter.present(
        OverlayContent(
          .stack(OverlayNode.Stack(.vertical, children: [.field(own), .field(other)]))),
        as: still())
      StandIn.advance(by: 0.5)
      let card = try #require(app.presenter.uiKitHost?.slot(of: handle.id)?.card)
      #expect(card.controls.fields.map(\.native.accessibilityIdentifier) == ["name", nil])
    }

    @Test(
      "F6 toggles VoiceOver's visit to overlays, Return presses a button, and typing ends the visit"
    )
    func visits() {
      defer { app.close() }
      let handle = app.presenter.present(dialog, as: still())
      StandIn.advance(by: 0.5)
      let key = { (code: UIKeyboardHIDUsage) in
        StandIn.press(code, in: app.scene)
        return posts.last { $0.notification == .layoutChanged }?.element != nil
      }
      #expect(key(.keyboardF6))
      #expect(!key(.keyboardF6))
      #expect(key(.keyboardF6))
      #expect(!key(.keyboardA))
      #expect(key(.keyboardF6))
      #expect(!key(.keyboardReturnOrEnter))
      StandIn.advance(by: 1)
      #expect(handle.result == .dismissed(.button(0)))
    }

    @Test("VoiceOver moves to a modal overlay when it appears, and back when it is removed")
    func screenChanged() {
      defer { app.close() }
      let handle = app.presenter.present(dialog, as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.5)
      let host = app.presenter.uiKitHost
      let moves = posts.filter { $0.notification == .screenChanged }
      #expect(moves.count == 1)
      #expect(moves.first?.element === host?.stage?.view?.slots[handle.id]?.card)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(posts.filter { $0.notification == .screenChanged }.count == 2)
    }

    @Test(
      "an urgent announcement interrupts speech, and the polite announcement is then repeated")
    func priority() {
      defer { app.close() }
      app.presenter.present(text("Saved"), as: still())
      var alert = text("Lost")
      alert.semantics = Semantics(role: .alert)
      var second = still()
      second.precedence = .stack
      app.presenter.present(alert, as: second)
      StandIn.advance(by: 0.5)
      let said = posts.filter { $0.notification == .announcement }
      #expect(said.map(\.text) == ["Saved", "Lost", "Saved"])
      #expect(said.map(\.priority) == [nil, .high, nil])
      #expect(said.map(\.isQueued) == [true, false, true])
    }

    @Test(
      "the two-finger scrub has the same effect as Escape, from a button or from the backdrop",
      arguments: [false, true])
    func escape(fromBackdrop: Bool) throws {
      defer { app.close() }
      var content = dialog
      if fromBackdrop { content.semantics = Semantics(backdropLabel: "Close") }
      let handle = app.presenter.present(content, as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.5)
      let elements = StandIn.accessibilityElements(in: app.scene)
      let start = try #require((fromBackdrop ? elements.first : elements.last) as? UIResponder)
      #expect(StandIn.performEscape(from: start))
      StandIn.advance(by: 1)
      #expect(handle.result == .dismissed(.escape))
    }

    @Test("a text offers the overlay's buttons as actions")
    func actions() throws {
      defer { app.close() }
      let handle = app.presenter.present(dialog, as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.5)
      let title = try #require(StandIn.accessibilityElements(in: app.scene).first as? UILabel)
      let action = try #require(title.accessibilityCustomActions?.first)
      #expect(title.text == "Delete?" && action.name == "Delete")
      #expect(action.actionHandler?(action) == true)
      StandIn.advance(by: 1)
      #expect(handle.result == .dismissed(.button(0)))
    }

    @Test("VoiceOver reads that a button is disabled, and reads a field's error")
    func observableValues() throws {
      defer { app.close() }
      let (isEnabled, validationError) = (ObservableValue(false), ObservableValue(""))
      let field = OverlayNode.Field(
        ObservableValue(""), placeholder: OverlayNode.Text("Mail"), error: validationError)
      let handle = app.presenter.present(
        .form(
          title: OverlayNode.Text("To?"), fields: [field],
          button: OverlayNode.Button("Send", isEnabled: isEnabled)),
        as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.5)
      let elements = StandIn.accessibilityElements(in: app.scene).compactMap { $0 as? UIView }
      let send = try #require(elements.first { $0.accessibilityLabel == "Send" })
      #expect(send.accessibilityTraits == [.button, .notEnabled])
      #expect(!send.accessibilityActivate())
      validationError.value = "Not an address"
      let slot = app.presenter.uiKitHost?.stage?.view?.slots[handle.id]
      let line = try #require(slot?.card.controls.fields.first)
      #expect(line.native.accessibilityLabel == "Mail. Not an address")
      isEnabled.value = true
      #expect(send.accessibilityTraits == .button)
      #expect(send.accessibilityActivate())
      StandIn.advance(by: 1)
      #expect(handle.result == .dismissed(.button(0)))
    }

    @Test("an app view keeps its own actions, even next to buttons")
    func ownActions() throws {
      defer { app.close() }
      let view = UILabel()
      view.text = "Photo"
      view.isAccessibilityElement = true
      view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
      let native = OverlayNode.native(
        OverlayNode.NativeView(size: OverlaySize(width: 80, height: 20)) { view })
      let children = [native, .button(OverlayNode.Button("Delete"))]
      app.presenter.present(
        OverlayContent(.stack(OverlayNode.Stack(.vertical, children: children))), as: still(.center)
      )
      StandIn.advance(by: 0.5)
      #expect(view.window != nil)
      #expect(view.accessibilityCustomActions?.map(\.name) == ["Share"])
    }

    @Test("a backdrop with a label is a button, and activating it is like tapping the backdrop")
    func backdrop() throws {
      defer { app.close() }
      var content = dialog
      content.semantics = Semantics(backdropLabel: "Close")
      let handle = app.presenter.present(content, as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.5)
      #expect(labels == ["Close", "Delete?", "Delete"])
      let button = try #require(StandIn.accessibilityElements(in: app.scene).first as? UIView)
      #expect(button.accessibilityTraits.contains(.button) && button.accessibilityActivate())
      StandIn.advance(by: 1)
      #expect(handle.result == .dismissed(.backdropTap))
    }

    @Test("countdowns that pause for assistive technology are paused while it runs")
    func attention() {
      defer { app.close() }
      StandIn.changeAccessibility { $0.isSwitchControlRunning = true }
      let handle = app.presenter.present(
        dialog,
        as: OverlayConfiguration(lifetime: .timed(.seconds(1)), pausesFor: .assistiveTechnology))
      StandIn.advance(by: 5)
      #expect(handle.result == nil)
      StandIn.changeAccessibility { $0.isSwitchControlRunning = false }
      StandIn.advance(by: 3)
      #expect(handle.result == .dismissed(.timedOut))
    }

    @Test(
      "AssistiveTouch, which isn't a screen reader, doesn't pause countdowns",
      .bug("https://github.com/flutter/flutter/issues/130196"))
    func otherClient() {
      defer { app.close() }
      StandIn.changeAccessibility { $0.isAssistiveTouchRunning = true }
      let handle = app.presenter.present(
        dialog,
        as: OverlayConfiguration(lifetime: .timed(.seconds(1)), pausesFor: .assistiveTechnology))
      StandIn.advance(by: 3)
      #expect(handle.result == .dismissed(.timedOut))
    }

    @Test("a haptic is played unless the app handles haptics")
    func haptics() {
      defer { app.close() }
      var content = text("Saved")
      content.haptic = .success
      app.presenter.present(content, as: still())
      StandIn.advance(by: 0.5)
      #expect(World.current.haptics.count == 1)
      var own: [Haptic] = []
      app.presenter.onHaptic = { own.append($0) }
      app.presenter.dismissAll()
      StandIn.advance(by: 1)
      app.presenter.present(content, as: still())
      StandIn.advance(by: 0.5)
      #expect(own == [.success] && World.current.haptics.count == 1)
    }

    @Test("each haptic is played by its generator")
    func generators() {
      defer { app.close() }
      let events: [HapticEvent?] = Haptic.allCases.map { haptic in
        app.presenter.host.play(haptic)
        return World.current.haptics.last
      }
      #expect(
        events == [
          .notification(.success), .notification(.warning), .notification(.error), .selection,
          .impact(.light, intensity: 1), .impact(.medium, intensity: 1),
          .impact(.heavy, intensity: 1),
        ])
    }

    @Test("a modal overlay in a view hides only the other elements in that view")
    func modalInView() {
      defer { app.close() }
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
      let behind = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      behind.text = "Behind"
      let beside = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      beside.text = "Beside"
      view.addSubview(behind)
      app.controller.view.addSubview(beside)
      app.controller.view.addSubview(view)
      for label in [behind, beside] { label.isAccessibilityElement = true }
      let presenter = Presenter.attached(to: view)
      let handle = presenter.present(dialog, as: still(.center, backdrop: Backdrop()))
      StandIn.advance(by: 0.5)
      #expect(labels.contains("Delete?") && labels.contains("Beside"))
      #expect(!labels.contains("Behind"))
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(labels.contains("Behind"))
    }
  }
}
#endif

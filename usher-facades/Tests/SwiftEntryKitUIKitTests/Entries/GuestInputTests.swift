import SwiftEntryKit
import Testing
import UIKit

extension SwiftEntryKitUIKitTests {
  /// Touches and keys for the app's views in entries.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiwindow/makekey()>
  @MainActor
  @Suite("Touches and keys in an app's views")
  struct GuestInputTests {
    private let app = EntryApp()

    /// A view of 350 × 200 points with a button and two fields.
    final class Panel: UIView {
      let button = UIButton(type: .system)
      let fields = [UITextField(), UITextField()]
      private(set) var presses = 0

      override init(frame: CGRect) {
        super.init(frame: frame)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.setTitle("Press", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
        addSubview(button)
        for (index, field) in fields.enumerated() {
          field.frame = CGRect(x: 0, y: 60 + 50 * CGFloat(index), width: 300, height: 40)
          addSubview(field)
        }
      }

      required init?(coder: NSCoder) { nil }
    }

    private func panel() -> Panel { Panel(frame: CGRect(x: 0, y: 0, width: 350, height: 200)) }

    private func tap(_ view: UIView) {
      StandIn.tap(at: view.convert(CGPoint(x: 20, y: 20), to: nil), in: app.scene)
    }

    @Test(
      "a button in a view doesn't dismiss its entry, but a tap outside the button does")
    func taps() async {
      defer { app.close() }
      let view = panel()
      await app.display(view)
      #expect(view.bounds.size.height == 200)
      tap(view.button)
      StandIn.advance(by: 1)
      #expect(view.presses == 1 && view.window != nil)
      StandIn.tap(at: view.convert(CGPoint(x: 320, y: 190), to: nil), in: app.scene)
      StandIn.advance(by: 1)
      #expect(view.presses == 1 && view.window == nil)
    }

    @Test("the entries' window is key only while the user types in a view's field")
    func keys() async {
      defer { app.close() }
      let view = panel()
      await app.display(view, .still.with { $0.entryInteraction = .absorbTouches })
      #expect(app.window.isKeyWindow)
      view.fields[0].becomeFirstResponder()
      #expect(app.overlayWindow?.isKeyWindow == true)
      view.fields[1].becomeFirstResponder()
      await app.settle()
      #expect(app.overlayWindow?.isKeyWindow == true && view.fields[1].isFirstResponder)
      view.endEditing(true)
      await app.settle()
      #expect(app.window.isKeyWindow)
    }

    @Test("a view's gesture is recognized at the view's position")
    func gesture() async {
      defer { app.close() }
      let view = panel()
      let gesture = UITapGestureRecognizer()
      view.addGestureRecognizer(gesture)
      var states: [UIGestureRecognizer.State] = []
      let watcher = Watcher { states.append($0) }
      gesture.delegate = watcher
      await app.display(view, .still.with { $0.entryInteraction = .absorbTouches })
      StandIn.tap(at: view.convert(CGPoint(x: 320, y: 190), to: nil), in: app.scene)
      #expect(!states.isEmpty)
      #expect(gesture.view === view && view.window === app.overlayWindow)
    }

    /// A delegate that reports when a gesture may begin.
    @MainActor
    final class Watcher: NSObject, UIGestureRecognizerDelegate {
      private let note: (UIGestureRecognizer.State) -> Void

      init(_ note: @escaping (UIGestureRecognizer.State) -> Void) { self.note = note }

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        note(gestureRecognizer.state)
        return true
      }
    }

    @Test("a haptic is played once when the entry appears")
    func haptic() async {
      defer { app.close() }
      await app.display(panel(), .still.with { $0.hapticFeedbackType = .success })
      #expect(World.current.haptics == [.notification(.success)])
    }
  }
}

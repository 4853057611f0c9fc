#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  /// Taps on app views.
  ///
  /// <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
  @MainActor
  @Suite("Touches on guests")
  struct GuestTouchTests {
    private let app = SampleScene()

    /// Shows a view in an overlay without motion, taps a point of the view, and returns the
    /// request.
    private func tap(
      _ view: UIView, at point: CGPoint = CGPoint(x: 20, y: 20)
    ) throws -> PresentationHandle {
      let handle = app.presenter.present(
        OverlayContent(
          .native(OverlayNode.NativeView(size: OverlaySize(width: 200, height: 100)) { view })),
        as: still())
      StandIn.advance(by: 0.1)
      let window = try #require(view.window)
      StandIn.tap(at: view.convert(point, to: window), in: app.scene)
      return handle
    }

    /// Creates a view that fills another view.
    private func place<View: UIView>(_ view: View, in other: UIView) -> View {
      view.frame = other.bounds
      other.addSubview(view)
      return view
    }

    private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }

    @Test("a tap that a guest's own recognizer receives doesn't dismiss the overlay")
    func own() throws {
      defer { app.close() }
      let (guest, recognizer) = (view(), PrivateRecognizer())
      guest.addGestureRecognizer(recognizer)
      let label = place(UILabel(), in: guest)
      label.isUserInteractionEnabled = true
      let handle = try tap(guest)
      #expect(recognizer.taps == 1 && handle.result == nil)
    }

    @Test("a tap on a guest without recognizers dismisses the overlay")
    func none() throws {
      defer { app.close() }
      #expect(try tap(view()).result == .dismissed(.tap))
    }

    @Test("a tap dismisses if the recognizers are disabled or are for other gestures")
    func others() throws {
      defer { app.close() }
      let guest = view()
      let disabled = PrivateRecognizer()
      disabled.isEnabled = false
      for recognizer in [
        UIPanGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer(),
        UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIHoverGestureRecognizer(),
        disabled,
      ] {
        guest.addGestureRecognizer(recognizer)
      }
      #expect(try tap(guest).result == .dismissed(.tap))
    }

    @Test("a tap on a scroll view dismisses the overlay despite its scroll recognizers")
    func scrolling() throws {
      defer { app.close() }
      let guest = UIScrollView(frame: view().frame)
      guest.addGestureRecognizer(PrivateRecognizer())
      #expect(try tap(guest).result == .dismissed(.tap))
    }

    @Test("a tap on a table row dismisses the overlay only if the table doesn't allow selection")
    func table() throws {
      defer { app.close() }
      for allowsSelection in [true, false] {
        let guest = UITableView(frame: view().frame, style: .plain)
        guest.allowsSelection = allowsSelection
        let row = place(Row(), in: guest)
        let handle = try tap(guest)
        #expect(row.taps == 1)
        #expect(handle.result == (allowsSelection ? nil : .dismissed(.tap)))
        handle.dismiss()
        StandIn.advance(by: 1)
      }
    }

    @Test("a tap on a collection's cell dismisses only if the collection doesn't allow selection")
    func collection() throws {
      defer { app.close() }
      for allowsSelection in [true, false] {
        let guest = UICollectionView(
          frame: view().frame, collectionViewLayout: UICollectionViewLayout())
        guest.allowsSelection = allowsSelection
        let cell = place(Cell(), in: guest)
        let handle = try tap(guest)
        #expect(cell.taps == 1)
        #expect(handle.result == (allowsSelection ? nil : .dismissed(.tap)))
        handle.dismiss()
        StandIn.advance(by: 1)
      }
    }

    @Test("a tap on a table outside its rows dismisses the overlay")
    func besideRows() throws {
      defer { app.close() }
      let guest = UITableView(frame: view().frame, style: .plain)
      place(Row(), in: guest).frame.size.height = 40
      #expect(try tap(guest, at: CGPoint(x: 20, y: 70)).result == .dismissed(.tap))
    }

    /// A recognizer unknown to the host that counts a tap when the finger is lifted.
    private final class PrivateRecognizer: UIGestureRecognizer {
      private(set) var taps = 0

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        taps += 1
        state = .ended
      }
    }

    /// A row that counts its taps.
    private final class Row: UITableViewCell {
      private(set) var taps = 0

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
    }

    /// A cell that counts its taps.
    private final class Cell: UICollectionViewCell {
      private(set) var taps = 0

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
    }
  }
}
#endif

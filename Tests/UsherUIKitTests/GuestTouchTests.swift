#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  /// The taps on views of the app's own.
  ///
  /// <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
  @MainActor
  @Suite("Touches on guests")
  struct GuestTouchTests {
    private let app = SampleScene()

    /// Shows a view in an overlay without motion, taps on a point of the view, and returns the
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

    /// Makes a view that fills another one.
    private func place<View: UIView>(_ view: View, in other: UIView) -> View {
      view.frame = other.bounds
      other.addSubview(view)
      return view
    }

    private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }

    @Test("a tap that a recogniser of a guest's own takes is the guest's, and the overlay stays")
    func own() throws {
      defer { app.close() }
      let (guest, recognizer) = (view(), PrivateRecognizer())
      guest.addGestureRecognizer(recognizer)
      let label = place(UILabel(), in: guest)
      label.isUserInteractionEnabled = true
      let handle = try tap(guest)
      #expect(recognizer.taps == 1 && handle.result == nil)
    }

    @Test("a tap on a guest without recognisers is the overlay's")
    func none() throws {
      defer { app.close() }
      #expect(try tap(view()).result == .dismissed(.tap))
    }

    @Test("recognisers of drags, long presses and two fingers, and disabled ones, leave taps")
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

    @Test("the recognisers by which a scroll view scrolls leave taps")
    func scrolling() throws {
      defer { app.close() }
      let guest = UIScrollView(frame: view().frame)
      guest.addGestureRecognizer(PrivateRecognizer())
      #expect(try tap(guest).result == .dismissed(.tap))
    }

    @Test("a tap on a row of a table is the row's, unless the table allows no selection")
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

    @Test("a tap on a collection's cell is the cell's, unless the collection allows no selection")
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

    @Test("a tap beside the rows of a table is the overlay's")
    func besideRows() throws {
      defer { app.close() }
      let guest = UITableView(frame: view().frame, style: .plain)
      place(Row(), in: guest).frame.size.height = 40
      #expect(try tap(guest, at: CGPoint(x: 20, y: 70)).result == .dismissed(.tap))
    }

    /// A recognizer unknown to the host that takes a tap when the finger comes up.
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

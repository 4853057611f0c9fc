#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("The offer of hidden overlays")
  struct OfferTests {
    private let app = SampleScene()

    private func buttons(in view: UIView) -> [ButtonView] {
      view.subviews.flatMap { view in (view as? ButtonView).map { [$0] } ?? buttons(in: view) }
    }

    @Test(
      "the offer's button is a capsule at every text size",
      arguments: [.large, .accessibilityExtraExtraExtraLarge] as [UIContentSizeCategory])
    func capsule(letters: UIContentSizeCategory) throws {
      StandIn.changeTraits { $0.preferredContentSizeCategory = letters }
      defer {
        StandIn.changeTraits { $0.preferredContentSizeCategory = .large }
        app.close()
      }
      app.presenter.configure(
        .main, LaneSettings(capacity: 20, arrangement: .list(spacing: 8)))
      for number in 1...20 {
        app.presenter.present(
          .notification(title: "Message \(number)", closeButton: .never),
          as: OverlayConfiguration(lifetime: .infinite))
      }
      StandIn.advance(by: 3)
      let more = try #require(app.scene.windows.flatMap { buttons(in: $0) }.last)
      #expect(more.accessibilityLabel?.hasSuffix("more") == true)
      #expect(more.bounds.height >= 36)
      #expect(more.layer.cornerRadius == more.bounds.height / 2)
    }
  }
}
#endif

#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The app's appearance proxies, which UIKit applies when views enter a window.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiappearance>
  @MainActor
  @Suite("The app's appearance proxies")
  struct AppearanceProxyTests {
    private let app = SampleScene()

    /// The appearance of an overlay's text and field.
    private struct Looks {
      let fonts: [CGFloat]
      let colors: [CGColor]
      let size: CGSize
      let card: OverlayRect?
    }

    private func looks() throws -> Looks {
      let handle = app.presenter.present(form(isFirst: false), as: still())
      StandIn.advance(by: 1)
      let host = try #require(app.presenter.uiKitHost)
      let card = try #require(host.stage?.view?.slots[handle.id]?.card)
      let label = try #require(first(UILabel.self, in: card))
      let field = try #require(first(UITextField.self, in: card))
      let attributes = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
      let fonts = [try #require(attributes[.font] as? UIFont), try #require(field.font)]
      let colors = [attributes[.foregroundColor] as? UIColor, field.textColor].compactMap { $0 }
      let looks = Looks(
        fonts: fonts.map(\.pointSize),
        colors: colors.map { $0.resolvedColor(with: card.traitCollection).cgColor },
        size: label.bounds.size, card: host.frame(of: handle.id))
      handle.dismiss()
      StandIn.advance(by: 1)
      return looks
    }

    private func first<Kind>(_ kind: Kind.Type, in view: UIView) -> Kind? {
      view as? Kind ?? view.subviews.lazy.compactMap { self.first(kind, in: $0) }.first
    }

    @Test("appearance proxies for labels and text fields don't affect overlays")
    func words() throws {
      defer { app.close() }
      let before = try looks()
      StandIn.setAppearance(of: UILabel.self) {
        $0.textColor = .red
        $0.font = .systemFont(ofSize: 40)
      }
      StandIn.setAppearance(of: UITextField.self) {
        $0.textColor = .red
        $0.font = .systemFont(ofSize: 40)
      }
      let after = try looks()
      #expect(after.fonts == before.fonts && after.colors == before.colors)
      #expect(after.size == before.size)
      #expect(after.card == before.card)
    }
  }
}
#endif

import SwiftEntryKit
import Testing
import UIKit

extension SwiftEntryKitUIKitTests {
  @MainActor
  @Suite("Released views of an app")
  struct ReleaseTests {
    private static let star = EKProperty.ImageContent(image: UIImage())
    private static let button = EKProperty.ButtonContent(
      label: .plain("Yes"), backgroundColor: .clear, highlightedBackgroundColor: .clear)
    private static let bar = EKProperty.ButtonBarContent(
      with: button, separatorColor: .black, expandAnimatedly: false)
    private static let rating = EKRatingMessage(
      initialTitle: .plain("Well?"), initialDescription: .plain("Choose"),
      ratingItems: [
        EKProperty.EKRatingItemContent(
          title: .plain("Good"), description: .plain("Thanks"), unselectedImage: star,
          selectedImage: star)
      ], buttonBarContent: bar)

    /// Creates each kind of view with actions in its tree.
    private static let kinds: [@MainActor () -> UIView] = [
      {
        EKFormMessageView(
          with: .plain("Form"),
          textFieldsContent: [
            EKProperty.TextFieldContent(
              placeholder: .plain("Name"),
              textStyle: EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .black))
          ], buttonContent: button)
      },
      {
        EKPopUpMessageView(
          with: EKPopUpMessage(
            title: .plain("Pop"), description: .plain("Up"), button: button, action: {}))
      },
      { EKRatingMessageView(with: rating) },
      {
        EKRatingSymbolView(unselectedImage: star, selectedImage: star, selection: { _ in })
      },
      {
        let view = EKRatingSymbolsContainerView(frame: .zero)
        view.setup(with: rating, externalSelection: { _ in })
        return view
      },
      {
        EKAlertMessageView(
          with: EKAlertMessage(
            simpleMessage: EKSimpleMessage(title: .plain("Go on?"), description: .plain("Now.")),
            buttonBarContent: bar))
      },
      { EKButtonBarView(with: bar) },
    ]

    @Test("a view with buttons, fields or symbols is released with the app's last reference")
    func released() async {
      let app = EntryApp()
      for (number, make) in Self.kinds.enumerated() {
        weak var kept: UIView?
        do {
          let view = make()
          kept = view
          view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
          app.view.addSubview(view)
          StandIn.finishTurn()
          view.removeFromSuperview()
        }
        await app.settle()
        #expect(kept == nil, "view \(number)")
      }
      app.close()
    }
  }
}

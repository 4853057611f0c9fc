import FacadeTesting
import Foundation
import SwiftEntryKit
import Usher

/// Sample values for the tests' views.
enum Samples {
  static func style(
    _ size: CGFloat, _ color: EKColor = .black, _ alignment: NSTextAlignment = .left
  ) -> EKProperty.LabelStyle {
    EKProperty.LabelStyle(font: .systemFont(ofSize: size), color: color, alignment: alignment)
  }

  static func label(
    _ text: String, _ size: CGFloat = 10, _ color: EKColor = .black,
    _ alignment: NSTextAlignment = .left
  ) -> EKProperty.LabelContent {
    EKProperty.LabelContent(text: text, style: style(size, color, alignment))
  }

  static func image(_ name: String = "star", _ side: CGFloat = 30) -> EKProperty.ImageContent {
    EKProperty.ImageContent(
      image: icon(name), size: CGSize(width: side, height: side))
  }

  static func button(
    _ text: String, action: @escaping () -> Void = {}
  ) -> EKProperty.ButtonContent {
    EKProperty.ButtonContent(
      label: label(text, 16), backgroundColor: .white,
      highlightedBackgroundColor: EKColor(rgb: 0x808080), action: action)
  }

  static func bar(
    _ count: Int, threshold: Int = 2, height: CGFloat = 50, expandAnimatedly: Bool = false,
    press: @escaping (Int) -> Void = { _ in }
  ) -> EKProperty.ButtonBarContent {
    EKProperty.ButtonBarContent(
      with: (0..<count).map { index in button("B\(index)") { press(index) } },
      separatorColor: EKColor(rgb: 0xCCCCCC), horizontalDistributionThreshold: threshold,
      buttonHeight: height, expandAnimatedly: expandAnimatedly)
  }

  static func message(image: EKProperty.ImageContent? = nil) -> EKSimpleMessage {
    EKSimpleMessage(image: image, title: label("Title", 20), description: label("Description"))
  }

  static func field(
    _ placeholder: String, _ keyboard: UIKeyboardType = .default, isSecure: Bool = false
  ) -> EKProperty.TextFieldContent {
    EKProperty.TextFieldContent(
      keyboardType: keyboard, placeholder: label(placeholder, 14, EKColor(rgb: 0x808080)),
      textStyle: style(14), isSecure: isSecure, bottomBorderColor: EKColor(rgb: 0xCCCCCC))
  }

  static func rating(
    _ count: Int = 3, bar: EKProperty.ButtonBarContent = Samples.bar(1),
    selection: EKRatingMessage.Selection? = nil
  ) -> EKRatingMessage {
    EKRatingMessage(
      initialTitle: label("Rate", 34), initialDescription: label("Please", 24),
      ratingItems: (0..<count).map { index in
        EKProperty.EKRatingItemContent(
          title: label("T\(index)", 34), description: label("D\(index)", 24),
          unselectedImage: EKProperty.ImageContent(image: icon("open")),
          selectedImage: EKProperty.ImageContent(image: icon("full")))
      }, buttonBarContent: bar, selection: selection)
  }
}

internal import Foundation

extension UIButton {
  /// The insets around title and image, which are the insets that were set or a title's default
  /// padding.
  ///
  /// UIKit documents no numbers. On devices, a title has 6 points above and below.
  private var usedInsets: UIEdgeInsets {
    if let configuration {
      let insets = configuration.contentInsets
      let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(
        top: insets.top, left: isFlipped ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isFlipped ? insets.leading : insets.trailing)
    }
    return contentEdgeInsets
  }

  /// The default padding and minimum width of a button without a configuration or insets.
  private var ownPadding: (vertical: CGFloat, leastWidth: CGFloat) {
    configuration == nil && contentEdgeInsets == .zero && shownTitle != nil ? (6, 30) : (0, 0)
  }

  private var imagePadding: CGFloat {
    shownTitle == nil || shownImage == nil ? 0 : configuration?.imagePadding ?? 0
  }

  private var placesImageAcross: Bool {
    guard let placement = configuration?.imagePlacement else { return false }
    return placement == .top || placement == .bottom
  }

  /// Returns the size of title and image next to each other, or one above the other.
  private func contentSize(within width: CGFloat) -> CGSize {
    let image = shownImage?.size ?? .zero
    let limit = placesImageAcross ? width : max(width - image.width - imagePadding, 0)
    let title = titleSize(within: limit)
    if placesImageAcross {
      return CGSize(
        width: max(title.width, image.width), height: title.height + image.height + imagePadding)
    }
    return CGSize(
      width: title.width + image.width + imagePadding, height: max(title.height, image.height))
  }

  private func titleSize(within width: CGFloat) -> CGSize {
    guard shownTitle != nil, let label = existingLabel else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Returns the size of title and image with the insets around them.
  func fittingSize(within width: CGFloat) -> CGSize {
    let insets = usedInsets
    let padding = ownPadding
    let content = contentSize(within: max(width - insets.left - insets.right, 0))
    if content == .zero, insets == .zero, let background = shownBackground {
      return background.size
    }
    return CGSize(
      width: max(content.width + insets.left + insets.right, padding.leastWidth),
      height: content.height + insets.top + insets.bottom + 2 * padding.vertical)
  }

  /// Returns the rectangle for title and image inside the insets.
  func contentPlace(in bounds: CGRect) -> CGRect {
    let insets = usedInsets
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }

  /// Returns the frames of image and title, without their edge insets.
  func places(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let whole = contentSize(within: rect.width)
    let image = shownImage?.size ?? .zero
    let title = titleSize(
      within: placesImageAcross ? rect.width : max(rect.width - image.width - imagePadding, 0))
    let box = CGRect(
      x: rect.minX + (rect.width - whole.width) * horizontalShare,
      y: rect.minY + (rect.height - whole.height) * verticalShare,
      width: whole.width, height: whole.height)
    let placement = configuration?.imagePlacement ?? .leading
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func middle(_ size: CGSize, x: CGFloat? = nil, y: CGFloat? = nil) -> CGRect {
      CGRect(
        x: x ?? box.midX - size.width / 2, y: y ?? box.midY - size.height / 2,
        width: size.width, height: size.height)
    }
    if placement == .top || placement == .bottom {
      let isFirst = placement == .top
      return (
        middle(image, y: isFirst ? box.minY : box.maxY - image.height),
        middle(title, y: isFirst ? box.maxY - title.height : box.minY)
      )
    }
    let isFirst = (placement == .leading) != isFlipped
    return (
      middle(image, x: isFirst ? box.minX : box.maxX - image.width),
      middle(title, x: isFirst ? box.maxX - title.width : box.minX)
    )
  }

  private var horizontalShare: CGFloat {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .left: 0
    case .right: 1
    case .leading: isFlipped ? 1 : 0
    case .trailing: isFlipped ? 0 : 1
    case .center, .fill: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}

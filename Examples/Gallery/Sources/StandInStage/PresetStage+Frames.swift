#if GTK
package import GalleryModel
internal import UIKit
@_spi(Inspection) internal import Usher
@_spi(Facades) @testable internal import UsherUIKit

extension PresetStage {
  package func frames() -> FrameSheet {
    guard let host = presenter.uiKitHost else { return FrameSheet() }
    return FrameSheet(
      cards: HostConnection(to: presenter).scene(at: host.now).overlays.compactMap { placed in
        guard let frame = host.frame(of: placed.id),
          let card = host.stage?.view?.slots[placed.id]?.card
        else { return nil }
        return FrameSheet.Card(frame: frame, pieces: card.pieceFrames(relativeTo: card))
      })
  }
}

extension UIView {
  /// The frames of the pieces in the view, in reading order, except on hidden pages.
  ///
  /// - Parameters:
  ///   - card: The view whose coordinates are used for the frames.
  ///   - isNative: Whether the view is inside one of the app's views.
  /// - Returns: The frames.
  fileprivate func pieceFrames(relativeTo card: UIView, isNative: Bool = false) -> [PieceFrame] {
    subviews.filter { !$0.isHidden }.flatMap { view in
      var pieces: [PieceFrame] = []
      if let kind = isNative ? view.nativeKind : view.pieceKind {
        pieces.append(PieceFrame(kind, OverlayRect(view.convert(view.bounds, to: card))))
      }
      // GTK's sheet doesn't contain the parts of a native control.
      if view is InputView { return pieces }
      return pieces
        + view.pieceFrames(relativeTo: card, isNative: isNative || view is NativeView)
    }
  }

  /// The kind of piece for a UIKit view inside one of the app's views.
  private var nativeKind: PieceFrame.Kind? {
    switch self {
    case let label as UILabel: label.text?.isEmpty ?? true ? nil : .text
    case let image as UIImageView: image.image == nil ? nil : .image
    case is UIButton: .button
    case is UITextField: .field
    case is UIActivityIndicatorView: .activity
    default: nil
    }
  }

  private var pieceKind: PieceFrame.Kind? {
    switch self {
    case is ActivityView: .activity
    // The places of words differ between Pango and TextKit, and are not mirrored.
    case is LinkView: nil
    case is ButtonView: .button
    case is DividerView: .divider
    case is FieldView: .field
    case is ImageView: .image
    case is InputView: .input
    case is ProgressView: .progress
    case is RatingItemView: .symbol
    case is SurfaceView where superview is BoxView: .surface
    // A placeholder is part of its field.
    case is TextView: (superview as? FieldView)?.placeholder === self ? nil : .text
    default: nil
    }
  }
}
#endif

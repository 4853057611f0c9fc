#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The face of a button: an icon, a label, or both in a row.
@MainActor
struct ButtonFace {
  private let button: OverlayNode.Button
  private let icon: (any SizedView)?
  private let label: TextView?

  init(_ button: OverlayNode.Button, icon: (any SizedView)?, label: TextView?) {
    self.button = button
    self.icon = icon
    self.label = label
  }

  var views: [PieceView] { pieces.compactMap { $0.view as? PieceView } }

  /// Returns the natural size, at most `width` wide.
  func size(width: Double) -> OverlaySize { row.size(width: width) }

  var minimumWidth: Double { row.minimumWidth }

  /// Returns the frames of `views` inside the button's padding.
  func frames(in room: OverlayRect) -> [OverlayRect] {
    guard icon != nil else { return label == nil ? [] : [room] }
    let natural = size(width: room.size.width)
    let spare = max(room.size.width - natural.width, 0)
    let start: Double =
      if label == nil {
        spare / 2
      } else {
        switch button.label.alignment {
        case .leading: 0
        case .center: spare / 2
        case .trailing: spare
        }
      }
    let frame = OverlayRect(
      x: room.minX + start.rounded(.down), y: room.minY,
      width: min(natural.width, room.size.width), height: room.size.height)
    return row.frames(filling: frame).compactMap { $0 }
  }

  private var pieces: [ViewPiece] {
    var pieces: [ViewPiece] = []
    if let icon, let node = button.leading { pieces.append(ViewPiece(node: node, view: icon)) }
    if let label { pieces.append(ViewPiece(node: .text(button.label), view: label)) }
    return pieces
  }

  private var row: StackLayout {
    StackLayout(
      OverlayNode.Stack(
        .horizontal, spacing: OverlayNode.Button.iconSpacing, alignment: .center, children: []),
      pieces, isInWholePoints: true)
  }
}
#endif

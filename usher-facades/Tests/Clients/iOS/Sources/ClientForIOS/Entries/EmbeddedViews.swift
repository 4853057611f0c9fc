import SwiftEntryKit
import UIKit

// The library's views in an app's view hierarchy, without an entry.

class SettingsScreen: UIViewController {
  private let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .standardContent)
  private lazy var field = EKTextField(
    with: .init(placeholder: .init(text: "Name", style: style), textStyle: style))
  private let content = EKMessageContentView()
  private let symbols = EKRatingSymbolsContainerView(frame: .zero)

  override func loadView() {
    let stack = UIStackView()
    stack.axis = .vertical
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.titleContent = .init(text: "Settings", style: style)
    content.subtitleContent = .init(text: "of the app", style: style)
    content.titleAttributes = style
    content.subtitleAttributes = style
    content.title = "Settings"
    content.subtitle = content.title + "."
    content.verticalMargins = 4
    content.horizontalMargins = 8
    content.labelsOffset = 2
    let image = EKProperty.ImageContent(image: UIImage(), size: CGSize(width: 20, height: 20))
    let symbol = EKRatingSymbolView(unselectedImage: image, selectedImage: image) { print($0) }
    symbol.tag = 3
    symbol.isSelected.toggle()
    let bar = EKButtonBarView(
      with: .init(with: [], separatorColor: .black, expandAnimatedly: false))
    bar.expand()
    bar.compress()
    symbols.setup(
      with: EKRatingMessage(
        initialTitle: .init(text: "", style: style),
        initialDescription: .init(text: "", style: style),
        ratingItems: [],
        buttonBarContent: .init(with: [], separatorColor: .black, expandAnimatedly: false)),
      externalSelection: { print($0) })
    field.text = "Ada"
    let message = EKAlertMessage(
      simpleMessage: .init(
        title: .init(text: "Heads up", style: style),
        description: .init(text: "A card in a list", style: style)),
      buttonBarContent: .init(with: [], separatorColor: .black, expandAnimatedly: true))
    let alert = EKAlertMessageView(with: message)
    let note = EKNoteMessageView(with: .init(text: "Note", style: style))
    let views = [content, field, symbol, symbols, bar, alert, note]
    for view in views { (self.view as? UIStackView)?.addArrangedSubview(view) }
    alert.translatesAutoresizingMaskIntoConstraints = false
    alert.widthAnchor.constraint(equalTo: note.widthAnchor).isActive = true
    alert.heightAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
    note.setContentHuggingPriority(.required, for: .vertical)
    field.makeFirstResponder()
    field.layer.borderWidth = 1
    print(
      note.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), note.intrinsicContentSize)
  }
}

class GridView: UIView {
  private let cells = [UIView(), UIView(), UIView()]

  func arrange() {
    for cell in cells { addSubview(cell) }
    cells.spread(.horizontally, stretchEdgesToSuperview: true, offset: 5, priority: .must)
    cells.layoutToSuperview(axis: .vertically, offset: 5)
    cells.layoutToSuperview(.top, offset: 1)
    cells.set(.width, .height, of: 40)
    cells.set(.width, of: 40)
    cells.layout(.top, to: .bottom, of: self)
    cells.layout(.left, .right, to: self, priority: .zero)
    cells[0].set(.width, .height, of: 20, relation: .lessThanOrEqual, ratio: 1, priority: .must)
    cells[0].set([.width], to: 20)
    cells[0].layout(.left, to: .right, of: cells[1], relation: .equal, offset: 4)
    let edges = cells[0].layout(.top, .bottom, to: cells[1])
    edges[.top]?.constant = 3
    cells[0].layoutToSuperview(.centerX)
    let axis = cells[0].layoutToSuperview(axis: .vertically)
    axis?.first.isActive = axis?.second.isActive ?? true
    let size = cells[0].sizeToSuperview(withRatio: 0.5, offset: 0)
    size?.width.priority = .must
    cells[0].centerInSuperview()?.x.constant = 2
    cells[0].fillSuperview(withSizeRatio: 1)?.center.y.constant = 1
    cells[0].forceContentWrap()
    cells[0].forceContentWrap(.vertically)
    cells[0].verticalHuggingPriority = .must
    cells[0].contentHuggingPriority = .required
    cells[0].contentCompressionResistancePriority = QLPriorityPair(.must, .zero)
    cells[0].horizontalCompressionResistancePriority = .defaultHigh
    print(
      cells.isValidForQuickLayout, cells[0].isValidForQuickLayout,
      QLAxis.vertically.attributes.first)
  }
}

import SwiftEntryKit
import UIKit

// The app's entries: views with nib files, controllers with children, and views with attributed
// text.

class NibEntry: UIView {
  @IBOutlet private weak var countLabel: UILabel!
  @IBOutlet weak var moreButton: UIButton!
  private var count = 0

  static func make() -> NibEntry? {
    UINib(nibName: "NibEntry", bundle: Bundle(for: NibEntry.self))
      .instantiate(withOwner: nil, options: nil).first as? NibEntry
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    clipsToBounds = true
    layer.cornerRadius = 5
    moreButton.addTarget(self, action: #selector(more), for: .touchUpInside)
  }

  @objc private func more() {
    count += 1
    countLabel.text = "\(count)"
    SwiftEntryKit.layoutIfNeeded()
  }

  @IBAction func close(_ sender: UIButton) {
    SwiftEntryKit.dismiss(.specific(entryName: "nib")) { print("closed") }
  }
}

// A nib file's view inside one of the app's views.
class OwnedEntry: UIView {
  @IBOutlet var contentView: UIView!

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    load()
  }

  private func load() {
    Bundle.main.loadNibNamed("OwnedEntry", owner: self, options: nil)
    guard let contentView else { return }
    addSubview(contentView)
    contentView.fillSuperview()
  }
}

class AttributedEntry: UIView {
  private let text = UITextView()

  init(_ words: NSAttributedString) {
    super.init(frame: UIScreen.main.bounds)
    text.attributedText = words
    text.isScrollEnabled = false
    text.isEditable = false
    text.dataDetectorTypes = .link
    addSubview(text)
    text.layoutToSuperview(axis: .vertically, offset: 10)
    text.layoutToSuperview(.left, .right)
    set(.height, of: 60, relation: .greaterThanOrEqual, priority: .must)
  }

  required init?(coder: NSCoder) {
    fatalError("AttributedEntry has no nib file")
  }
}

class ListEntryController: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    SwiftEntryKit.dismiss()
  }
}

class EntryContainer: UIViewController {
  private let child = ListEntryController(style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    child.view.fillSuperview()
    child.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    preferredContentSize = CGSize(width: 300, height: 200)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

class OwnEntryScreen: UIViewController {
  func showNib() {
    guard let entry = NibEntry.make() else { return }
    var attributes = EKAttributes.centerFloat
    attributes.name = "nib"
    attributes.positionConstraints.size = .init(
      width: .constant(value: 300), height: .constant(value: 200))
    SwiftEntryKit.display(entry: entry, using: attributes)
    SwiftEntryKit.display(entry: OwnedEntry(frame: .zero), using: attributes)
  }

  func showText() {
    let words = NSMutableAttributedString(
      string: "Read more", attributes: [.font: UIFont.italicSystemFont(ofSize: 15)])
    words.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 4))
    words.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 5, length: 4))
    SwiftEntryKit.display(entry: AttributedEntry(words), using: .topFloat)
  }

  func showControllers() {
    var attributes = EKAttributes.bottomToast
    attributes.screenBackground = .color(color: EKColor(.black).with(alpha: 0.5))
    attributes.positionConstraints.size.height = .ratio(value: 0.5)
    SwiftEntryKit.display(entry: EntryContainer(), using: attributes)
    let navigation = UINavigationController(rootViewController: EntryContainer())
    SwiftEntryKit.display(
      entry: navigation, using: attributes, presentInsideKeyWindow: true, rollbackWindow: .main)
    let board = UIStoryboard(name: "Entries", bundle: nil)
    if let controller = board.instantiateInitialViewController() {
      SwiftEntryKit.display(entry: controller, using: attributes)
    }
  }
}

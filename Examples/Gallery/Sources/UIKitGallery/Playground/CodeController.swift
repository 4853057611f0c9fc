import UIKit
import UsherUIKit

/// The Swift code of the playground's settings, to copy or share.
final class CodeController: UIViewController {
  private let code: String
  private let session: GallerySession

  init(code: String, session: GallerySession) {
    self.code = code
    self.session = session
    super.init(nibName: nil, bundle: nil)
    title = "Code"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let text = UITextView(frame: .zero)
    text.text = code
    text.isEditable = false
    text.alwaysBounceVertical = true
    text.font = UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(for: .monospacedSystemFont(ofSize: 13, weight: .regular))
    text.adjustsFontForContentSizeCategory = true
    text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    // Code runs from left to right, independent of the text direction.
    text.semanticContentAttribute = .forceLeftToRight
    text.textAlignment = .left
    view = text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let share = UIBarButtonItem(
      title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
      primaryAction: UIAction(title: "Share") { [weak self] in
        self?.share(from: $0.sender as? UIBarButtonItem)
      })
    let copy = UIBarButtonItem(
      title: "Copy", image: UIImage(systemName: "doc.on.doc"),
      primaryAction: UIAction(title: "Copy") { [weak self] _ in self?.copyCode() })
    navigationItem.rightBarButtonItems = [share, copy]
  }

  private func copyCode() {
    UIPasteboard.general.string = code
    session.presenter.present(.message(.success, layout: .card, title: "Copied"))
    session.look()
  }

  private func share(from item: UIBarButtonItem?) {
    let sheet = UIActivityViewController(activityItems: [code], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceItem = item
    present(sheet, animated: true)
  }
}

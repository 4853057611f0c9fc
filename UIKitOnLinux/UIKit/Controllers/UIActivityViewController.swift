public import Foundation

/// One of the app's services in a sheet for sharing, which the stand-in doesn't show.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Creates a service.
  public override init() {
    super.init()
  }
}

/// A sheet for sharing items.
///
/// The stand-in's sheet shows the texts, and shares nothing.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  private let texts: [String]

  /// Creates a sheet for some items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    texts = activityItems.map { "\($0)" }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty sheet from a nib.
  public required init?(coder: NSCoder) {
    texts = []
    super.init(coder: coder)
  }

  /// Shows the texts, and a button that closes the sheet.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let text = UITextView(
      frame: view.bounds.inset(by: UIEdgeInsets(top: 56, left: 12, bottom: 0, right: 12)))
    text.text = texts.joined(separator: "\n")
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.frame = CGRect(x: view.bounds.width - 76, y: 12, width: 60, height: 44)
    done.autoresizingMask = .flexibleLeftMargin
    done.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(text)
    view.addSubview(done)
  }
}

/// The storage for copied texts.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard for copying and pasting.
  public static var general: UIPasteboard { World.current.pasteboard }
  /// The text, or `nil` if there is none.
  open var string: String?
}

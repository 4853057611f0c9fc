public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kind of a button.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  ///
  /// `handler` is called when the alert has disappeared.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// An alert or a sheet of actions.
///
/// The stand-in draws both as a centered column.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of the controller.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var actions: [UIAlertAction] = []
  open private(set) var preferredStyle = Style.alert
  open var message: String?

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    let labels = [title, message].compactMap { $0 }.map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.textAlignment = .center
      return label
    }
    let buttons = actions.map { action in
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.isEnabled = action.isEnabled
      button.addAction(
        UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
      return button
    }
    let column = UIStackView(arrangedSubviews: labels + buttons)
    column.axis = .vertical
    column.backgroundColor = .secondarySystemBackground
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      column.widthAnchor.constraint(equalToConstant: 270),
    ])
  }

  private func choose(_ action: UIAlertAction) {
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }
}

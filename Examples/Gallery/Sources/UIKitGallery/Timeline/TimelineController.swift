import GalleryModel
import UIKit
import UsherUIKit

/// The page with a live chart of which requests were shown, which waited, and why, followed by the
/// same information as text.
final class TimelineController: UIViewController {
  private let session: GallerySession
  private let chart = TimelineView(frame: .zero)
  private let words = UILabel()

  init(session: GallerySession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    session.onLook = { [weak self] in self?.refresh() }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Clear",
      primaryAction: UIAction(title: "Clear") { [weak self] _ in
        self?.session.recorder.clear()
        self?.session.look()
      })
    let legend = label(.footnote)
    legend.attributedText = Self.legend
    words.numberOfLines = 0
    words.font = .preferredFont(forTextStyle: .body)
    words.adjustsFontForContentSizeCategory = true
    let heading = label(.headline)
    heading.text = "Current state"
    heading.accessibilityTraits = .header
    fill(with: [legend, Self.sideways(chart), heading, words])
    refresh()
  }

  private func refresh() {
    guard isViewLoaded else { return }
    chart.timeline = session.recorder.timeline
    words.text = session.presenter.explain()
  }

  private func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  /// Adds views below each other, in a vertical scroll view.
  private func fill(with views: [UIView]) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.alwaysBounceVertical = true
    scroll.addSubview(column)
    view.addSubview(scroll)
    let (content, margins) = (scroll.contentLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  /// Puts a view into a horizontal scroll view.
  ///
  /// The view is at least as wide as the scroll view.
  private static func sideways(_ view: UIView) -> UIView {
    let scroll = UIScrollView()
    // Time runs from left to right, independent of the text direction.
    scroll.semanticContentAttribute = .forceLeftToRight
    view.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(view)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.widthAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.widthAnchor),
      scroll.frameLayoutGuide.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    return scroll
  }

  /// A square in the color of each state, and its name.
  private static var legend: NSAttributedString {
    let legend = NSMutableAttributedString(string: "")
    for state in Timeline.State.allCases {
      legend.append(
        NSAttributedString(string: "\u{25A0} ", attributes: [.foregroundColor: state.fill]))
      legend.append(
        NSAttributedString(string: "\(state)   ", attributes: [.foregroundColor: UIColor.label]))
    }
    return legend
  }
}

import GalleryModel
import Foundation
import UIKit
import UsherRecording
import UsherUIKit

/// The page with steps to check on a real device: what to do, what is expected, and whether it
/// worked.
///
/// Afterward, it shares the results with a recording.
final class DeviceCheckController: UIViewController, UITextFieldDelegate {
  private let session: GallerySession
  private let hosted: HostedSteps
  private lazy var starts = DeviceStarts(session: session, hosted: hosted)
  private var check = DeviceCheck()
  private let column = UIStackView()
  private let scroll = UIScrollView()
  private let note = UITextField()

  init(session: GallerySession) {
    self.session = session
    hosted = HostedSteps(session: session)
    super.init(nibName: nil, bundle: nil)
    title = "Device check"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    session.presenter.recording.keepsTitles = true
    view.backgroundColor = .systemGroupedBackground
    let share = UIBarButtonItem(
      title: "Share",
      primaryAction: UIAction(title: "Share") { [weak self] in
        self?.share(from: $0.sender as? UIBarButtonItem)
      })
    navigationItem.rightBarButtonItem = share
    setUpNote()
    setUpScroll()
    // SwiftUI's overlays belong to a SwiftUI view, which is invisible.
    addChild(hosted.controller)
    hosted.controller.view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    hosted.controller.view.isUserInteractionEnabled = false
    view.insertSubview(hosted.controller.view, at: 0)
    hosted.controller.didMove(toParent: self)
    show()
  }

  /// The keyboard's Return ends editing the note.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func setUpNote() {
    note.placeholder = "Note"
    note.accessibilityLabel = "Note"
    note.backgroundColor = .secondarySystemGroupedBackground
    note.layer.cornerRadius = 12
    for side in [\UITextField.leftView, \UITextField.rightView] {
      note[keyPath: side] = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 1))
    }
    (note.leftViewMode, note.rightViewMode) = (.always, .always)
    note.font = .preferredFont(forTextStyle: .body)
    note.adjustsFontForContentSizeCategory = true
    note.delegate = self
    note.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
  }

  private func setUpScroll() {
    column.axis = .vertical
    column.spacing = 16
    scroll.alwaysBounceVertical = true
    scroll.keyboardDismissMode = .interactive
    for part in [column, scroll] { part.translatesAutoresizingMaskIntoConstraints = false }
    scroll.addSubview(column)
    view.addSubview(scroll)
    let (content, margins) = (scroll.contentLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  /// Shows the current step, or the results after the last step.
  private func show() {
    for part in column.arrangedSubviews { part.removeFromSuperview() }
    let parts = check.step.map(parts) ?? results
    for part in [StepParts.heading(check.step?.title ?? "Thank you", above: check.progress)] + parts
    {
      column.addArrangedSubview(part)
    }
    note.text = check.step.flatMap { check.results[$0]?.note } ?? ""
  }

  private func parts(of step: DeviceStep) -> [UIView] {
    let start = StepParts.button("Start", .filled()) { [weak self] in self?.start(step, beside: $0)
    }
    let verdicts = StepParts.row([
      StepParts.button("Skip", .plain()) { [weak self] _ in self?.judge(.skipped) },
      StepParts.button("Failed", .gray()) { [weak self] _ in self?.judge(.failed) },
      StepParts.button("Worked", .gray()) { [weak self] _ in self?.judge(.worked) },
    ])
    let back = StepParts.button("Back", .plain()) { [weak self] _ in self?.goBack() }
    back.isHidden = !check.canGoBack
    return [
      StepParts.card("Do this", StepParts.steps(step.instructions) + [start]),
      StepParts.card("Expected", [StepParts.text(step.expected)]),
      note, verdicts,
      StepParts.text("If it fails, also send: \(step.evidence)", .footnote, .secondaryLabel), back,
    ]
  }

  private var results: [UIView] {
    let rows = check.steps.map { step in
      StepParts.result(step.title, check.results[step]?.verdict.rawValue ?? "not tried")
    }
    return [
      StepParts.text(
        "Share the results. They contain the notes, a recording without pictures, and "
          + "the titles of the overlays."),
      StepParts.button("Share results", .filled()) { [weak self] _ in self?.share(from: nil) },
      StepParts.card("Results", rows),
      StepParts.button("Back", .plain()) { [weak self] _ in self?.goBack() },
    ]
  }

  private func start(_ step: DeviceStep, beside button: UIView) {
    starts.start(step, from: self, beside: button)
    session.look()
  }

  private func judge(_ verdict: DeviceCheck.Verdict) {
    check.judge(verdict, note: note.text ?? "", explanation: session.presenter.explain())
    note.resignFirstResponder()
    session.dismissAll()
    turn()
  }

  private func goBack() {
    check.goBack()
    turn()
  }

  /// Shows a new step from its top.
  private func turn() {
    show()
    scroll.setContentOffset(
      CGPoint(x: 0, y: -scroll.adjustedContentInset.top), animated: false)
  }

  /// Shares the results, and the recording as a file.
  private func share(from item: UIBarButtonItem?) {
    let device = UIDevice.current
    var items: [Any] = [
      check.report(on: "\(device.model), \(device.systemName) \(device.systemVersion)")
    ]
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("device.usher")
    if (try? Data(session.presenter.recording.data()).write(to: file)) != nil { items.append(file) }
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceItem = item ?? navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }
}

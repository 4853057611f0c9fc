import GalleryModel
import UIKit
import UsherUIKit

/// The overlays of the device check's steps.
@MainActor
struct DeviceStarts {
  let session: GallerySession
  let hosted: HostedSteps

  /// Starts a step from its page.
  ///
  /// The step's overlay may point at the page's button.
  func start(_ step: DeviceStep, from page: UIViewController, beside button: UIView) {
    switch step {
    case .typing, .hostedButton, .hostedField: hosted.show(step)
    case .passThrough: page.present(hosted.page(), animated: true)
    case .editMenu: present(Self.selectableText.preset(.bottomFloat))
    case .announcement: announce()
    case .sheet: presentSheet()
    case .keyboard:
      present(
        .message(.info, layout: .card, title: "Above the keyboard").preset(.bottomFloat))
    case .scrolledTip:
      AnchorID("start").mark(button)
      present(
        Overlay(
          .tip("The arrow stays at the button", closeButton: .always),
          preset: .tip(beside: "start")))
    case .entrance: enterLater()
    case .edge: present(.toast("Swipe this from the edge of the screen"))
    case .otherDevices: presentInCorner()
    }
  }

  private func present(_ overlay: Overlay, for duration: OverlayDuration = .infinite) {
    session.presenter.present(overlay.duration(duration))
  }

  /// Text that can be selected but not edited.
  private static var selectableText: Overlay {
    Overlay(
      OverlayContent(
        .native(
          OverlayNode.NativeView(size: OverlaySize(width: 300, height: 96)) {
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 96))
            text.text =
              "Double-tap a word here. The edit menu should appear in front of this overlay."
            text.font = .preferredFont(forTextStyle: .body)
            text.adjustsFontForContentSizeCategory = true
            text.backgroundColor = .clear
            text.isEditable = false
            return text
          })))
  }

  /// Shows a message immediately in the button's action, and then a question with a field.
  private func announce() {
    present(
      .message(.success, layout: .card, title: "Saved", text: "Three notes were saved.")
        .preset(.topCard), for: .seconds(6))
    Task { [presenter = session.presenter] in
      try await Task.sleep(for: .seconds(8))
      _ = try await presenter.form(
        "What is your name?", fields: [.text("Name")], action: "Send")
    }
  }

  /// Shows a message with a button that presents a sheet from the overlay's own controller.
  private func presentSheet() {
    present(
      Overlay(
        OverlayContent(
          .native(
            OverlayNode.NativeView(
              size: OverlaySize(width: 240, height: 60), hasControls: true,
              controller: { SharingController() }))), preset: .bottomFloat), for: .seconds(6))
  }

  private func enterLater() {
    Task {
      try await Task.sleep(for: .seconds(2))
      present(
        .message(.info, title: "Entered by a timer", text: "Turn the device as it enters.")
          .preset(.top), for: .seconds(4))
    }
  }

  private func presentInCorner() {
    present(
      .message(.info, layout: .card, title: "In the corner", button: .button("Press"))
        .preset(.topCard).position(.topLeading))
  }
}

/// A controller in an overlay that presents a sheet.
private final class SharingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 240, height: 60)
    let share = StepParts.button("Share", .filled()) { [weak self] _ in
      self?.present(
        UIActivityViewController(activityItems: ["From an overlay"], applicationActivities: nil),
        animated: true)
    }
    share.frame = view.bounds.insetBy(dx: 5, dy: 5)
    share.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(share)
  }
}

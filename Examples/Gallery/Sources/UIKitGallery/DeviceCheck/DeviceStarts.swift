import GalleryModel
import UIKit
import UsherUIKit

/// The overlays of the device check's steps.
@MainActor
struct DeviceStarts {
  let session: GallerySession
  let hosted: HostedSteps

  /// Starts a step from its page, whose button the step may point at.
  func start(_ step: DeviceStep, from page: UIViewController, beside button: UIView) {
    switch step {
    case .typing, .hostedButton, .hostedField: hosted.show(step)
    case .passThrough: page.present(hosted.page(), animated: true)
    case .editMenu: present(Self.selectableText, using: .bottomFloat)
    case .announcement: announce()
    case .sheet: presentSheet()
    case .keyboard:
      present(
        .message(.info, layout: .card, title: "Above the keyboard"), using: .bottomFloat)
    case .scrolledTip:
      AnchorID("start").mark(button)
      present(
        .tip("The arrow stays at the button", closeButton: .always),
        using: .tip(beside: "start"))
    case .entrance: enterLater()
    case .edge:
      present(
        .platformToast("Swipe this from the edge of the screen"), using: .platformToast)
    case .otherDevices: presentInCorner()
    }
  }

  private func present(
    _ content: OverlayContent, using attributes: OverlayPreset,
    _ change: (inout OverlayConfiguration) -> Void = { _ in }
  ) {
    var attributes = attributes
    attributes.configuration.lifetime = .infinite
    change(&attributes.configuration)
    session.presenter.present(content, using: attributes)
  }

  /// Text that can be selected and not edited.
  private static var selectableText: OverlayContent {
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
        }))
  }

  /// Shows a message in the turn of the button's action, and then a question with a field.
  private func announce() {
    present(
      .message(.success, layout: .card, title: "Saved", description: "Three notes were saved."),
      using: .topCard
    ) { $0.lifetime = .timed(.seconds(6)) }
    Task { [presenter = session.presenter] in
      try await Task.sleep(for: .seconds(8))
      _ = try await presenter.form(
        "What is your name?", fields: [.text("Name")], action: "Send")
    }
  }

  /// Shows a message whose button presents a sheet from the overlay's own controller.
  private func presentSheet() {
    present(
      OverlayContent(
        .native(
          OverlayNode.NativeView(
            size: OverlaySize(width: 240, height: 60), hasControls: true,
            controller: { SharingController() }))),
      using: .bottomFloat
    ) { $0.lifetime = .timed(.seconds(6)) }
  }

  private func enterLater() {
    Task {
      try await Task.sleep(for: .seconds(2))
      present(
        .message(.info, title: "Entered by a timer", description: "Turn the device as it enters."),
        using: .top
      ) { $0.lifetime = .timed(.seconds(4)) }
    }
  }

  private func presentInCorner() {
    present(
      .message(
        .info, layout: .card, title: "In the corner", button: OverlayNode.Button("Press")),
      using: .topCard
    ) { $0.placement = .topLeading }
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

#if GTK
internal import SampleApp

extension ArticlePicture {
  /// The pictures of all articles.
  ///
  /// Heights are whole rows of the app's list, 61 points each, below a title bar or above a keyboard.
  static let all = [
    ArticlePicture(
      "attributes", in: usher, height: 183, "toast-top-1", "float-top", "note-top",
      "explore-card-success", "explore-tab-bottom", "banner-info"),
    ArticlePicture(
      "alerts-and-forms", in: usher, height: 427, "alert-center", "popup-1", "form-center"),
    ArticlePicture(
      "messages-and-banners", in: usher, height: 183, "explore-bar-success", "explore-bar-warning",
      "explore-bar-error", "explore-bar-info", "explore-custom", "banner-persistent"),
    ArticlePicture(
      "progress", in: usher, height: 183, "progress-upload", "progress-time",
      "progress-processing"),
    ArticlePicture("icons", in: usher, columns: 1, height: 390, [.glyphs]),
    ArticlePicture(
      "styles", in: usher, height: 366, "gradient", "rating-chosen", "custom-picture",
      "dialog-sheet", "dialog-gradient", "dialog-forced-dark"),
    ArticlePicture("lanes", in: usher, height: 305, "turn-lanes", "list", "pile-top"),
    ArticlePicture("placements", in: core, columns: 1, height: 305, "placement-all"),
    ArticlePicture(
      "safe-area", in: core, height: 230, titleBar: .own, "message-top", "toast-top-1",
      "note-status-bar"),
    ArticlePicture(
      "obstructions", in: core, columns: 2, height: 403, "keyboard-avoided", "keyboard-ignored"),
    ArticlePicture(
      "swift-entry-kit", in: facade("SwiftEntryKit"), height: 366, "swiftentrykit-top",
      "swiftentrykit-center-alert-view", "swiftentrykit-pop-up-ii"),
    ArticlePicture(
      "swift-messages", in: facade("SwiftMessages"), height: 305, "swiftmessages-message-view",
      "swiftmessages-centered", "swiftmessages-customize"),
    ArticlePicture(
      "owl-banners", in: facade("OwlBanners"), height: 244, "owlbanners-success-banner",
      "owlbanners-warning-banner", "owlbanners-another-custom-banner"),
    ArticlePicture(
      "popup", in: facade("Popup"), height: 244,
      (0...2).map { Exhibit.named("popup-three-popups").answering($0) }),
  ]

  private static let usher = "Sources/Usher/Usher.docc"
  private static let core = "Sources/UsherCore/UsherCore.docc"

  private static func facade(_ module: String) -> String {
    "Sources/Facades/\(module)/\(module).docc"
  }
}
#endif

#if GTK
internal import SampleApp

extension ArticlePicture {
  /// The images of all articles.
  ///
  /// Heights are whole rows of the app's list, 61 points each, below a title bar or above a
  /// keyboard. The chart of glyphs has a different height.
  static let all = [
    ArticlePicture(
      name: "attributes", catalog: usher, height: 183,
      exhibits: named(
        "toast-top-1", "float-top", "note-top", "explore-card-success", "explore-tab-bottom",
        "banner-info")),
    ArticlePicture(
      name: "alerts-and-forms", catalog: usher, height: 427,
      exhibits: named("alert-center", "popup-1", "form-center")),
    ArticlePicture(
      name: "messages-and-banners", catalog: usher, height: 183,
      exhibits: named(
        "explore-bar-success", "explore-bar-warning", "explore-bar-error", "explore-bar-info",
        "explore-custom", "banner-persistent")),
    ArticlePicture(
      name: "progress", catalog: usher, height: 183,
      exhibits: named("progress-upload", "progress-time", "progress-processing")),
    ArticlePicture(
      name: "asking", catalog: usher, height: 427,
      exhibits: named("ask", "question-works", "work-failed")),
    ArticlePicture(
      name: "form", catalog: usher, columns: 2, height: 365, exhibits: [.form, .mistakenForm]),
    ArticlePicture(
      name: "settings-form", catalog: usher, columns: 1, height: 700, exhibits: [.settingsForm]),
    ArticlePicture(
      name: "undoing", catalog: usher, columns: 2, height: 183,
      exhibits: named("undo", "undo-shared")),
    ArticlePicture(
      name: "beside", catalog: usher, columns: 2, height: 220,
      exhibits: [.named("tip"), .tourStep]),
    ArticlePicture(
      name: "platform-looks", catalog: usher, columns: 2, height: 305,
      exhibits: named(
        "platform-alert", "platform-alert-glass")),
    ArticlePicture(
      name: "readers-pace", catalog: usher, height: 183,
      exhibits: named("pace-short", "pace-long", "pace-endless")),
    ArticlePicture(
      name: "words", catalog: usher, height: 427,
      exhibits: [
        .named("words-plurals"), .named("words-polish"), .named("words-arabic").fromRightToLeft,
      ]),
    ArticlePicture(
      name: "focused-field", catalog: usher, columns: 1, height: 244,
      exhibits: named("keyboard-field")),
    ArticlePicture(
      name: "calm", catalog: usher, height: 244,
      exhibits: named("turn-merge", "turn-rate", "quiet")),
    ArticlePicture(
      name: "elsewhere", catalog: usher, columns: 1, height: 183, exhibits: named("elsewhere")),
    ArticlePicture(
      name: "history", catalog: usher, columns: 1, height: 427, exhibits: [.history]),
    ArticlePicture(name: "icons", catalog: usher, columns: 1, height: 378, exhibits: [.glyphs]),
    ArticlePicture(
      name: "styles", catalog: usher, height: 366,
      exhibits: named(
        "gradient", "rating-chosen", "custom-picture", "dialog-sheet", "dialog-gradient",
        "dialog-forced-dark")),
    ArticlePicture(
      name: "lanes", catalog: usher, height: 305, exhibits: named("turn-lanes", "list", "pile-top")),
    ArticlePicture(
      name: "placements", catalog: core, columns: 1, height: 305, exhibits: named("placement-all")),
    ArticlePicture(
      name: "safe-area", catalog: core, height: 230, titleBar: .own,
      exhibits: named("message-top", "toast-top-1", "note-status-bar")),
    ArticlePicture(
      name: "obstructions", catalog: core, columns: 2, height: 403,
      exhibits: named("keyboard-avoided", "keyboard-ignored")),
    ArticlePicture(
      name: "swift-entry-kit", catalog: facade("SwiftEntryKit"), height: 366,
      exhibits: named(
        "swiftentrykit-top", "swiftentrykit-center-alert-view", "swiftentrykit-pop-up-ii")),
    ArticlePicture(
      name: "swift-messages", catalog: facade("SwiftMessages"), height: 305,
      exhibits: named(
        "swiftmessages-message-view", "swiftmessages-centered", "swiftmessages-customize")),
    ArticlePicture(
      name: "owl-banners", catalog: facade("OwlBanners"), height: 244,
      exhibits: named(
        "owlbanners-success-banner", "owlbanners-warning-banner", "owlbanners-another-custom-banner"
      )),
    ArticlePicture(
      name: "popup", catalog: facade("Popup"), height: 244,
      exhibits: (0...2).map { Exhibit.named("popup-three-popups").answering($0) }),
  ]

  /// The catalog of the presenter's module.
  static let usher = "Sources/Usher/Usher.docc"
  private static let core = "Sources/UsherCore/UsherCore.docc"

  private static func named(_ names: String...) -> [Exhibit] { names.map(Exhibit.named) }

  private static func facade(_ module: String) -> String {
    "usher-facades/Sources/\(module)/\(module).docc"
  }
}
#endif

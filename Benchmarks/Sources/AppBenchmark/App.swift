/// The smallest possible app: a package with one program that shows one overlay.
struct App {
  /// The name of the library that the app calls.
  let library: String
  /// The packages that the app depends on, in manifest syntax, with the path of Usher's repository
  /// as `ROOT`.
  let packages: String
  /// The products that the app depends on, in manifest syntax.
  let products: String
  let source: String

  static let all = [readme, popup, owlBanners, swiftMessages, swiftEntryKit]

  /// The README's program for Linux.
  static let readme = App(
    library: "UsherGTK", packages: #".package(name: "Usher", path: "ROOT", traits: ["GTK"])"#,
    products: product("Usher", of: "Usher") + product("UsherGTK", of: "Usher"),
    source: """
      import Usher
      import UsherGTK

      try GTKApp.run(title: "Inbox") { presenter in
        presenter.present(
          .notification(
            icon: .icon("mail-unread-symbolic"),
            title: "New letters"))
      }
      """)

  static let popup = facade(
    "Popup",
    source: """
      import Popup

      final class Notice: PopupTask {
        weak var manager: Popup.Manager?
        var taskDescription = "Notice"
        let priority = 1
        var isCanceled = false
        func render() {}
      }
      try Popup.Manager.shared.add(task: Notice())
      """, traits: ", traits: []")

  static let owlBanners = facade(
    "OwlBanners",
    source: """
      import OwlBanners

      Banner(DefaultBannerStyle.info, title: "Saved").enqueue()
      """)

  static let swiftMessages = facade(
    "SwiftMessages",
    source: """
      import SwiftMessages

      SwiftMessages.show(view: MessageView.viewFromNib(layout: .cardView))
      """)

  static let swiftEntryKit = facade(
    "SwiftEntryKit",
    source: """
      import SwiftEntryKit

      let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .black)
      let note = EKNoteMessageView(with: EKProperty.LabelContent(text: "Saved", style: style))
      SwiftEntryKit.display(entry: note, using: .topNote)
      """)

  private static func facade(_ name: String, source: String, traits: String = "") -> App {
    App(
      library: name, packages: #".package(path: "ROOT/usher-facades"\#(traits))"#,
      products: product(name, of: "usher-facades"), source: source)
  }

  private static func product(_ name: String, of package: String) -> String {
    #".product(name: "\#(name)", package: "\#(package)"), "#
  }

  /// The manifest, for a repository in a folder.
  func manifest(root: String) -> String {
    """
    // swift-tools-version: 6.3

    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [\(packages.replacing("ROOT", with: root))],
      targets: [.executableTarget(name: "App", dependencies: [\(products)])]
    )

    """
  }
}

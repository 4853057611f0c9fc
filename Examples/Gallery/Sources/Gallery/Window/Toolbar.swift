#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets
internal import Usher

/// The title bar with simulated system preferences and a button that dismisses everything.
///
/// In a narrow window, it also has buttons for switching between parts.
@MainActor
final class Toolbar {
  let widget = Widgets.made(gtk_header_bar_new())
  /// Called when the user goes back.
  var onBack: @MainActor () -> Void = {}
  /// Called when the user opens the stage.
  var onStage: @MainActor () -> Void = {}
  private let back = Widgets.made(gtk_button_new_from_icon_name("go-previous-symbolic"))
  private let stage = Widgets.made(gtk_button_new_with_label("Stage"))
  private let menu = Widgets.made(gtk_menu_button_new())
  /// The preferences, which are in the bar of a wide window, or in the menu of a narrow window.
  private let preferences: Widget
  /// Whether the preferences are in the menu, or `nil` before the first layout.
  private var isInMenu: Bool?
  private let switches: Widget

  init(session: GallerySession) {
    switches = Widgets.row([
      Widgets.toggle("Dark") { Theme.shared.isDark = $0 },
      Widgets.toggle("Contrast") { Theme.shared.hasMoreContrast = $0 },
      Widgets.toggle("Reduced motion") { Theme.shared.hasLessMotion = $0 },
      Widgets.toggle("Right to left") { Theme.shared.isRightToLeft = $0 },
      Widgets.toggle("Keyboard") { session.setKeyboard($0) },
    ]).styled("linked")
    let scales = Self.scales
    let textScale = DropDown.make(
      scales.map { "Text \(Int($0 * 100)) %" }, selected: 1
    ) { Theme.shared.textScale = scales[$0] }
    preferences = Widgets.row([switches, textScale], spacing: 8)
    g_object_ref_sink(preferences)
    gtk_menu_button_set_label(menu.opaque, "Settings")
    gtk_menu_button_set_popover(menu.opaque, gtk_popover_new())
    gtk_widget_set_tooltip_text(back, "Back")
    Listening.connect(back, "clicked") { [weak self] in self?.onBack() }
    Listening.connect(stage, "clicked") { [weak self] in self?.onStage() }
    gtk_header_bar_pack_start(widget.opaque, back)
    gtk_header_bar_pack_start(widget.opaque, menu)
    gtk_header_bar_pack_end(
      widget.opaque,
      Widgets.button("Dismiss all") { session.dismissAll() })
    gtk_header_bar_pack_end(widget.opaque, stage)
  }

  isolated deinit {
    g_object_unref(preferences)
  }

  private static let scales = [0.8, 1, 1.25, 1.5, 2, 3]

  /// Shows the buttons that a layout needs.
  func follow(_ layout: GalleryLayout) {
    gtk_widget_set_visible(back, layout.back == nil ? 0 : 1)
    gtk_widget_set_visible(stage, layout.shows(.stage) ? 0 : 1)
    gtk_widget_set_visible(menu, layout.isWide ? 0 : 1)
    let direction = layout.isWide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    for part in [preferences, switches] { gtk_orientable_set_orientation(part.opaque, direction) }
    move(toMenu: !layout.isWide)
  }

  private func move(toMenu: Bool) {
    guard isInMenu != toMenu else { return }
    let popover = gtk_menu_button_get_popover(menu.opaque).map { UnsafeMutableRawPointer($0) }
    if toMenu {
      if isInMenu != nil { gtk_header_bar_remove(widget.opaque, preferences) }
      gtk_popover_set_child(popover?.assumingMemoryBound(to: GtkPopover.self), preferences)
    } else {
      gtk_popover_set_child(popover?.assumingMemoryBound(to: GtkPopover.self), nil)
      gtk_header_bar_pack_start(widget.opaque, preferences)
    }
    isInMenu = toMenu
  }
}
#endif

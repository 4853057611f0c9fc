#if GTK
internal import CGTK
internal import Usher

/// Turns nodes into native widgets.
@MainActor
struct WidgetBuilder {
  /// What the widgets follow.
  let looks: Looks
  /// Where images are looked up.
  let images: ImageLoader
  /// Where buttons and fields are gathered.
  let controls: Controls

  /// Builds a node.
  ///
  /// - Parameters:
  ///   - node: What to build.
  ///   - axis: The direction of the stack that the node stands in; that of a column where it stands in
  ///     none.
  /// - Returns: A floating widget; `nil` where the node takes no room.
  func build(_ node: Node, in axis: Node.Stack.Axis = .vertical) -> WidgetPointer? {
    switch node {
    case .stack(let stack): build(stack)
    case .text(let text): TextView(text, looks).map { named(text.identifier, $0.widget) }
    case .image(let image): build(image, in: axis)
    case .button(let button): build(button)
    case .field(let field): build(field)
    case .rating(let rating): build(rating)
    case .activity(let activity): build(activity)
    case .progress(let bar): build(bar)
    case .divider(let divider):
      DividerView(divider, isUpright: axis == .horizontal, looks).widget
    case .spacer(let spacer): build(spacer, in: axis)
    case .box(let box): build(box)
    case .pages(let pages): PagesView(pages, children: pages.all.map { build($0) }, looks).widget
    case .scroll(let scroll):
      build(scroll.child).flatMap { ScrollView(scroll, child: $0)?.widget }
    case .native(let view): build(view)
    }
  }

  /// The same widget with the name that tests find it by, where it has one.
  func named(_ identifier: String?, _ widget: WidgetPointer) -> WidgetPointer {
    if let identifier { gtk_widget_set_name(widget, identifier) }
    return widget
  }
}
#endif

#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Builds native widgets from nodes.
@MainActor
struct WidgetBuilder {
  /// The live values that the widgets follow.
  let environment: ViewEnvironment
  /// The loader of pictures.
  let images: ImageLoader
  /// The collection that built buttons and fields are added to.
  let controls: Controls

  /// Builds a node.
  ///
  /// - Parameters:
  ///   - node: The node to build.
  ///   - axis: The axis of the stack that contains the node; vertical for a node outside any stack.
  /// - Returns: A floating widget; `nil` for a node that takes no room.
  func build(_ node: OverlayNode, in axis: OverlayNode.Stack.Axis = .vertical) -> WidgetPointer? {
    switch node {
    case .stack(let stack): build(stack)
    case .text(let text): TextView(text, environment).map { named(text.identifier, $0.widget) }
    case .image(let image): build(image, in: axis)
    case .button(let button): build(button)
    case .field(let field): build(field)
    case .rating(let rating): build(rating)
    case .activity(let activity): build(activity)
    case .progress(let bar): build(bar)
    case .divider(let divider):
      DividerView(divider, isUpright: axis == .horizontal, environment).widget
    case .spacer(let spacer): build(spacer, in: axis)
    case .box(let box): build(box)
    case .pages(let pages):
      PagesView(pages, children: pages.all.map { build($0) }, environment).widget
    case .scroll(let scroll):
      build(scroll.child).flatMap { ScrollView(scroll, child: $0)?.widget }
    case .native(let view): build(view)
    }
  }

  /// Gives `widget` the name that tests find it by, unless `identifier` is `nil`.
  ///
  /// Returns the widget.
  func named(_ identifier: String?, _ widget: WidgetPointer) -> WidgetPointer {
    if let identifier { gtk_widget_set_name(widget, identifier) }
    return widget
  }
}
#endif

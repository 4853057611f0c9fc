#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Turns nodes into views.
@MainActor
struct ViewBuilder {
  /// The list for buttons and fields.
  let controls: Controls
  /// The loader of images.
  let images: ImageLoader
  /// The parent of the app's view controllers.
  let parent: @MainActor () -> UIViewController?

  /// Builds a node.
  ///
  /// - Parameters:
  ///   - node: The node to build.
  ///   - axis: The direction of the stack around the node; a node outside stacks counts as one in a
  ///     column.
  /// - Returns: A view; `nil` where the node takes no room.
  func build(_ node: OverlayNode, in axis: OverlayNode.Stack.Axis = .vertical) -> (any SizedView)? {
    switch node {
    case .stack(let stack): StackView(stack, pieces(of: stack))
    case .text(let text): TextView(text, controls)
    case .image(let image): build(image, in: axis)
    case .button(let button): build(button)
    case .field(let field): build(field)
    case .rating(let rating): build(rating)
    case .activity(let activity): ActivityView(activity)
    case .progress(let bar): build(bar)
    case .divider(let divider): DividerView(divider, isUpright: axis == .horizontal)
    case .spacer(let spacer): SpacerView(spacer, in: axis)
    case .box(let box): build(box)
    case .pages(let pages):
      PagesView(pages, children: pages.all.map { build($0) }, controls)
    case .scroll(let scroll): build(scroll.child).map { ScrollView(scroll, child: $0) }
    case .native(let view): build(view)
    }
  }

  private func pieces(of stack: OverlayNode.Stack) -> [ViewPiece] {
    stack.children.compactMap { child in
      build(child, in: stack.axis).map { ViewPiece(node: child, view: $0) }
    }
  }

  /// A piece on a surface of its own.
  private func build(_ box: OverlayNode.Box) -> BoxView {
    BoxView(box, child: box.child.flatMap { build($0) }, images)
  }

  /// A picture; `nil`, with a report, for a missing picture.
  private func build(_ image: OverlayNode.Image, in axis: OverlayNode.Stack.Axis = .horizontal)
    -> ImageView?
  {
    let artworks = images.frames(of: image)
    return artworks.isEmpty ? nil : ImageView(image, artworks: artworks, in: axis, controls)
  }

  /// A button: an icon, a label, or both side by side.
  private func build(_ button: OverlayNode.Button) -> ButtonView {
    let face = ButtonFace(
      button, icon: button.leading.flatMap { build($0, in: .horizontal) },
      label: TextView(button.label, controls))
    let view = ButtonView(button, face: face, controls)
    controls.add(view, for: button)
    return view
  }

  /// A line to type into.
  private func build(_ field: OverlayNode.Field) -> FieldView {
    let view = FieldView(field, icon: field.icon.flatMap { build($0) }, controls)
    controls.add(view)
    return view
  }

  /// A rating; `nil` without symbols.
  private func build(_ rating: OverlayNode.Rating) -> RatingView? {
    guard !rating.items.isEmpty else { return nil }
    let view = RatingView(rating, images)
    controls.add(view.items)
    return view
  }

  /// A bar.
  private func build(_ bar: OverlayNode.ProgressBar) -> ProgressView {
    let view = ProgressView(bar)
    if case .timeLeft = bar.source { controls.add(view) }
    return view
  }

  /// The piece of the app's own view; `nil` without a view, or for a view with another superview.
  ///
  /// If the view already stands in a piece, alone or as a controller's view, that piece is taken
  /// along.
  private func build(_ view: OverlayNode.NativeView) -> NativeView? {
    guard let made = view.make() else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
    let shown = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded
    let known = shown?.superview as? NativeView
    return known
      ?? NativeView.Guest(object).map { NativeView($0, size: view.size, parent: parent) }
  }
}
#endif

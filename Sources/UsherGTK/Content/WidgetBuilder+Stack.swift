#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension WidgetBuilder {
  /// Builds a stack with its children and padding.
  func build(_ stack: OverlayNode.Stack) -> WidgetPointer? {
    let built: WidgetPointer? =
      switch stack.axis {
      case .horizontal: row(stack)
      case .vertical: column(stack)
      case .depth: depth(stack)
      }
    guard let widget = built else { return nil }
    gtk_widget_set_margin_top(widget, Int32(stack.padding.top))
    gtk_widget_set_margin_bottom(widget, Int32(stack.padding.bottom))
    gtk_widget_set_margin_start(widget, Int32(stack.padding.left))
    gtk_widget_set_margin_end(widget, Int32(stack.padding.right))
    return widget
  }

  /// Builds a box with its child.
  func build(_ box: OverlayNode.Box) -> WidgetPointer {
    if box.style?.background.isLive ?? false { controls.noteLiveSurface() }
    return BoxView(box, child: box.child.flatMap { build($0) }, environment).widget
  }

  /// Builds a spacer between two children of a stack along `axis`.
  func build(_ spacer: OverlayNode.Spacer, in axis: OverlayNode.Stack.Axis) -> WidgetPointer {
    switch axis {
    case .horizontal:
      return SpacerView(spacer, along: GTK_ORIENTATION_HORIZONTAL).widget
    case .vertical:
      let widget = SpacerView(spacer, along: GTK_ORIENTATION_VERTICAL).widget
      gtk_widget_set_vexpand(widget, spacer.isFlexible ? 1 : 0)
      return widget
    case .depth:
      return SpacerView(spacer, along: nil).widget
    }
  }

  private func row(_ stack: OverlayNode.Stack) -> WidgetPointer {
    let row = RowView(spacing: stack.spacing, alignment: stack.alignment)
    for child in stack.children {
      guard let piece = build(child, in: .horizontal) else { continue }
      row.append(
        piece, isFlexible: child.isFlexible, isUpright: child.isDivider, isFixed: child.isFixed)
    }
    return row.widget
  }

  private func column(_ stack: OverlayNode.Stack) -> WidgetPointer? {
    guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, Int32(stack.spacing)) else { return nil }
    for child in stack.children {
      guard let piece = build(child) else { continue }
      gtk_widget_set_halign(piece, child.isDivider ? GTK_ALIGN_FILL : stack.alignment.gtk)
      gtk_box_append(cast(box), piece)
    }
    return box
  }

  private func depth(_ stack: OverlayNode.Stack) -> WidgetPointer {
    let view = DepthView(alignment: stack.alignment)
    for child in stack.children {
      guard let piece = build(child, in: .depth) else { continue }
      view.append(piece, growsDown: child.growsDown)
    }
    return view.widget
  }
}

extension OverlayNode {
  /// Whether the node is a divider, which extends across the whole stack.
  fileprivate var isDivider: Bool {
    if case .divider = self { true } else { false }
  }
}

extension OverlayNode.Stack.Alignment {
  fileprivate var gtk: GtkAlign {
    switch self {
    case .leading: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .trailing: GTK_ALIGN_END
    case .fill, .even: GTK_ALIGN_FILL
    }
  }
}
#endif
